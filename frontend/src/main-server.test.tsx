import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aPayment } from './testing/payment-samples';
import { anAd } from './testing/samples';

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

test('shows what could not be read, and lets the browser begin with that', async () => {
  const { page, asked } = await render('/ads', () => Response.json({ message: 'later' }, { status: 503 }));
  expect(page.html).toContain('role="alert"');
  expect(Object.values(page.data.answers.queries).map((query) => query?.status)).toEqual(['rejected']);
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
