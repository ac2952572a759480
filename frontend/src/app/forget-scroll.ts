/** Where React Router's ScrollRestoration keeps its positions. */
const storageKey = 'react-router-scroll-positions';

/**
 * Lets a page that is opened anew begin at its top: the router knows it by no key of its own and would scroll it to where the last
 * such page of this tab was left. A reload, and the way back, find their place again.
 */
export function forgetScrollOfOtherVisits(): void {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'navigate') sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked, and so it keeps none.
  }
}
