import { type RefObject, useEffect, useState } from 'react';

/** So far below what is in view. */
const AHEAD = '0px 0px 50% 0px';

/** Whether an element has come near what the reader sees; once it has, it stays so. A browser that cannot tell takes all for near. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
