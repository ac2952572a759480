/** Looking at a page brings several of its events at once. */
const AT_MOST_EVERY_MS = 1_000;

/** Calls back whenever somebody comes to this page again: from another tab or window, by the way back, or from a phone's sleep. */
export function whenLookedAt(callback: () => void): () => void {
  let last = -Infinity;
  const look = () => {
    if (document.hidden || performance.now() - last < AT_MOST_EVERY_MS) return;
    last = performance.now();
    callback();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && look();
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('resume', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', onShow);
  };
}
