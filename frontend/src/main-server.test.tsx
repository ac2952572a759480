import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aPayment } from './testing/payment-samples';
import { anAd, challengeSettings } from './testing/samples';

let renderPage: typeof import('./main-server').renderPage;

// As the server's build has it from the start.
beforeAll(async () => {
  vi.stubEnv('SSR', true);
  ({ renderPage } = await import('./main-server'));
});
afterEach(() => vi.useRealTimers());

/** Renders an address, and lists what the API was asked for. */
async function render(path: string, answer: (path: string) => Response) {
  const asked: string[] = [];
  const server = {
    origin: 'http://site.invalid',
    fetch: async (request: RequestInfo | URL) => {
      const { pathname } = new URL((request as Request).url);
      // Every page has the season's number at its foot.
      if (pathname === '/api/challenge/settings') return Response.json(challengeSettings({ season: 3 }));
      asked.push(pathname);
      return answer(pathname);
    },
  };
  const page = await renderPage(path, 'en', server, true);
  if ('location' in page) throw new Error(`${path} leads on to ${page.location}`);
  return { page, asked };
}

test('is done once it is known that there is no such thing', async () => {
  const { page, asked } = await render('/ads/999', () => Response.json({ message: 'none' }, { status: 404 }));
  expect(page.status).toBe(404);
  expect(asked.length).toBeLessThan(3);
});

test('describes a page by the season that runs', async () => {
  const { page } = await render('/participants', () => Response.json([]));
  expect(page.words?.title).toBe('Participants of Season 3');
  expect(page.html).toContain('Season 3 Future Change-Makers');
});

test('shows what could not be read, and lets the browser begin with that', async () => {
  const { page, asked } = await render('/ads', () => Response.json({ message: 'later' }, { status: 503 }));
  expect(page.html).toContain('role="alert"');
  const states = Object.values(page.data.answers.queries).map((query) => query?.status);
  expect(new Set(states)).toEqual(new Set(['fulfilled', 'rejected']));
  expect(asked.length).toBeLessThan(3);
});

test('asks for nothing any more once it is sent, though the page shows a payment under way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  const payment = aPayment({ status: 'confirming' });
  const { asked } = await render('/ads/12', (path) =>
    Response.json(path.endsWith('/payment') ? payment : anAd({ id: 12, status: 'approved' })),
  );
  expect(asked).toContain('/api/ads/12/payment');
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(length);
});
