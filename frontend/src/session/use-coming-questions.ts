import { useEffect } from 'react';
import { refusals } from '../api/refusals';

/** Lets a save that is refused wait for the questions that mend refusals, whose code comes after the page. */
export function useComingQuestions(): void {
  useEffect(() => {
    const come = () => refusals.come?.();
    refusals.coming = new Promise((settle) => {
      refusals.come = settle;
    });
    return come;
  }, []);
}
