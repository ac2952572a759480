import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What tells, a moment before the click, where somebody is about to go. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the code and the texts of a page as soon as somebody points at a link to it.
 * @returns what ends it
 */
export function fetchAhead(routes: RouteObject[]): () => void {
  const fetched = new Set<RouteObject>();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || fetched.has(route)) continue;
      fetched.add(route);
      // Whoever then goes there is told what is wrong.
      route.lazy().catch(() => fetched.delete(route));
    }
  };
  for (const sign of signs) document.addEventListener(sign, look, { passive: true });
  return () => signs.forEach((sign) => document.removeEventListener(sign, look));
}
