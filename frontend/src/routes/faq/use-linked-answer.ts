import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the answer that the address names after its `#`, scrolls to it and puts the focus there. */
export function useLinkedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.scrollIntoView();
    answer.querySelector('summary')?.focus({ preventScroll: true });
    // The key changes with every click on a link, also on one to the same answer.
  }, [hash, key]);
}
