import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aPayment, homeNetwork, siteConfig } from './testing/payment-samples';
import { anAd, challengeSettings } from './testing/samples';
import { anArchive, aSeason } from './testing/season-samples';
import { anAward } from './testing/vote-samples';

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
  expect(page.undeclared).toEqual([]);
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

test('draws at once what can be done about a payment that may be taken back', async () => {
  const payment = aPayment({ status: 'confirmed', reclaimableAt: '2026-01-01T00:00:00.000Z' });
  const { page } = await render('/ads/12', (path) => {
    if (path === '/api/config') return Response.json(siteConfig(homeNetwork));
    return Response.json(path.endsWith('/payment') ? payment : anAd({ id: 12, status: 'pending' }));
  });
  expect(page.html).toContain('Connect');
});

test('says of a season that nobody planned what it says of every address without a page', async () => {
  const { page } = await render('/seasons/99', () => Response.json({ message: 'none' }, { status: 404 }));
  expect(page.status).toBe(404);
  expect(page.words?.title).toBe('Page Not Found');
  expect(page.html).toContain('404 Page Not Found');
});

test('draws a season with everything that it had', async () => {
  const { page, asked } = await render('/seasons/1', (path) =>
    path === '/api/seasons/1'
      ? Response.json(anArchive({ state: 'closed' }))
      : Response.json({ message: 'none' }, { status: 404 }),
  );
  expect([page.status, page.words?.title]).toEqual([200, 'Season 1']);
  for (const words of ['Amina Diallo', 'January 2026', '22.5000 BNB', 'This season is closed'])
    expect(page.html).toContain(words);
  expect(asked).toContain('/api/seasons/1');
});

test('draws the list of seasons with who won those that are closed', async () => {
  const standings = [{ participantId: 3, name: 'Amina Diallo', score: 12, rank: 1 }];
  const { page } = await render('/seasons', (path) => {
    if (path === '/api/seasons') return Response.json([aSeason({ state: 'closed' })]);
    return Response.json([anAward({ status: 'closed', standings })]);
  });
  expect([page.status, page.words?.title]).toEqual([200, 'Seasons']);
  expect(page.html).toContain('href="/participants/3"');
});

test.each(['..%2Fevents', '..%2F..%2Fads', '..%2Fsearch%3Fq=kiln', '%252e%252e%2Fevents'])(
  'asks for no other path of the API where the address says %s in place of a name',
  async (hash) => {
    const { asked } = await render(`/transactions/${hash}`, () =>
      Response.json({ message: 'none' }, { status: 400 }),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/api\/transactions\/[^/]+$/);
  },
);

test('takes no address for that of another site', async () => {
  const { page, asked } = await render('//elsewhere.example/ads', () => Response.json([]));
  expect(page.status).toBe(404);
  expect(asked).toEqual([]);
});

test('names the code of a page that the browser draws, and of nobody’s own page to a stranger', async () => {
  const { page: form } = await render('/forgot-password', () => Response.json([]));
  expect(form.ahead).toEqual(['../app/InteractiveOutlet', 'links/index']);
  const { page: own } = await render('/dashboard', () => Response.json([]));
  expect([own.ahead, own.screens]).toEqual([[], []]);
});

test('names the late parts of a page beside it, as it has drawn them', async () => {
  const { page } = await render('/transparency', () => Response.json({ message: 'none' }, { status: 404 }));
  expect(page.screens).toEqual([
    'transparency/Transparency',
    'transparency/MoneyPart',
    'transparency/VotesPart',
  ]);
});

test('brings no words for failures to a page on which nothing has failed', async () => {
  const answers: Record<string, unknown> = {
    '/api/config': siteConfig(homeNetwork),
    '/api/votes/months': anArchive().months,
  };
  const { page } = await render('/transparency', (path) => Response.json(answers[path] ?? []));
  expect(page.html).toContain('<article');
  expect(page.html).not.toContain('role="alert"');
  expect(Object.keys(page.data.texts)).not.toContain('errors');
});
