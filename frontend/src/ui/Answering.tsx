import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';

interface AnsweringProps {
  children: ReactNode;
}

/**
 * Around what the server may have drawn and the browser takes over at once: says when it answers its reader. `public/take-over.js` waits
 * for that with what was pressed and typed before. A box of no size and no looks (`global.css`).
 */
export function Answering({ children }: AnsweringProps) {
  const part = useRef<HTMLDivElement>(null);
  // Past React, as the first draw has to be the server's. Everything within is taken over by the time a layout effect runs.
  useLayoutEffect(() => {
    part.current!.dataset.answers = 'now';
  }, []);
  return (
    <div ref={part} data-answers="later">
      {children}
    </div>
  );
}

interface LatePartProps extends AnsweringProps {
  /** What stands there while its code is on the way. */
  fallback?: ReactNode;
}

/** A boundary whose content the server may have drawn: it is taken over by itself, later than the page around it. */
export const LatePart = ({ fallback = null, children }: LatePartProps) => (
  <Suspense fallback={fallback}>
    <Answering>{children}</Answering>
  </Suspense>
);
