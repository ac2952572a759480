import { registerRoute } from 'workbox-routing';
import { maySignIn } from './addresses';
import { forgetKept } from './kept-caches';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whoever signs in or out leaves nothing to whoever comes next: all is forgotten before the page hears of the answer. */
export function forgetAtSignIns(): void {
  for (const method of methods)
    registerRoute(
      ({ sameOrigin, url }) => sameOrigin && maySignIn(method, url.pathname),
      async ({ request }) => {
        await forgetKept();
        try {
          return await fetch(request);
        } finally {
          await forgetKept();
        }
      },
      method,
    );
}
