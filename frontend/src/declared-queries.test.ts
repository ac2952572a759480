import { beforeAll, expect, test, vi } from 'vitest';
import { bookAccount, bookEntries } from './testing/books';
import { aPayment, bnbNetwork, siteConfig } from './testing/payment-samples';
import { aFilm, anAd, aParticipant, aReport, challengeSettings } from './testing/samples';
import { anArchive, anArchiveToCome, aSeason } from './testing/season-samples';
import { unmarkedControls } from './testing/unmarked-controls';
import { aComment, anAward } from './testing/vote-samples';

let renderPage: typeof import('./main-server').renderPage;

// As the server's build has it from the start.
beforeAll(async () => {
  vi.stubEnv('SSR', true);
  ({ renderPage } = await import('./main-server'));
});

type Answers = Record<string, unknown>;

const closed = aSeason({ number: 1, state: 'closed' });
const running = aSeason({ number: 2, state: 'running' });
const applied = aSeason({ number: 3, state: 'applications' });

const tokenomics = {
  ...{ totalFeesCollected: '150.0000', founderProfit: '45.0000', transactionCount: 9 },
  distribution: { founder: 30, operations: 40, development: 20, marketing: 10 },
  transactionBreakdown: { adPayments: 7, votes: 2, nftMintings: 0 },
  ...{ history: [], coins: [], wallets: [], platformWallet: null, founderWallet: null },
  lastUpdated: '2026-11-22T12:00:00.000Z',
};

/** What a site in its second season has of everything. */
const site: Answers = {
  '/api/challenge/settings': challengeSettings({ season: 2, applyingSeason: 3 }),
  '/api/config': siteConfig(bnbNetwork),
  '/api/seasons': [applied, running, closed],
  '/api/seasons/1': anArchive({ state: 'closed' }),
  '/api/seasons/3': anArchiveToCome(),
  '/api/ads': [anAd({ id: 12 })],
  '/api/ads/12': anAd({ id: 12 }),
  '/api/ads/12/payment': aPayment({ status: 'confirmed' }),
  '/api/ads/13': anAd({ id: 13, status: 'pending' }),
  '/api/ads/13/payment': aPayment({ status: 'confirmed', reclaimableAt: '2026-01-01T00:00:00.000Z' }),
  '/api/participants': [aParticipant({ id: 3 })],
  '/api/participants/3': aParticipant({ id: 3 }),
  '/api/participants/3/votes': [{ month: '2026-01', votes: 3, counted: 3 }],
  '/api/participants/3/comments': [aComment()],
  '/api/progress-updates': [aReport()],
  '/api/progress-updates/films': [aFilm()],
  '/api/awards': [anAward({ status: 'closed' })],
  '/api/books/entries': bookEntries,
  '/api/books/accounts': [bookAccount()],
  '/api/votes/months': [],
  '/api/tokenomics': tokenomics,
  '/api/transactions/0x12': {
    ...{ hash: '0x12', chainId: 97, status: 'success', from: null, to: null, value: '0', blockNumber: 7 },
    ...{ blockTime: '2026-03-05T10:00:00.000Z', confirmations: 9, fee: '0', events: [], explorerUrl: null },
  },
};

async function drawPage(path: string, answers: Answers, unread: string[] = []) {
  const server = {
    origin: 'http://site.invalid',
    fetch: async (request: RequestInfo | URL) => {
      const { pathname } = new URL((request as Request).url);
      const answer = answers[pathname];
      if (!answer) unread.push(pathname);
      return answer ? Response.json(answer) : Response.json({ message: 'none' }, { status: 404 });
    },
  };
  const page = await renderPage(path, 'en', server, true);
  if ('location' in page) throw new Error(`${path} leads on to ${page.location}`);
  return page;
}

/** Draws a page; `unread` are the calls for which there is no answer. */
async function draw(path: string, answers: Answers) {
  const unread: string[] = [];
  const { undeclared } = await drawPage(path, answers, unread);
  return { undeclared, unread };
}

const read = ['/', '/ads', '/ads?category=design', '/ads/12', '/why-this-ad', '/awards'];
const people = ['/participants', '/participants/3', '/streaming', '/seasons', '/seasons/1', '/seasons/3'];
const money = ['/tokenomics', '/transparency', '/transparency?kind=payment', '/transactions/0x12?chainId=97'];
const texts = [
  '/about',
  '/affiliate-program',
  '/faq',
  '/support',
  '/terms',
  '/accessibility',
  '/social-entrepreneurship',
];
const entries = [
  '/register',
  '/register?tab=login',
  '/join-as-viewer',
  '/viewer-registration',
  '/submit-ad',
  '/connect-wallet',
];
const pages = [...read, ...people, ...money, ...texts, ...entries, '/whitepaper', '/no-such-page'];

test.each(pages)('declares all that it shows: %s', async (path) => {
  expect(await draw(path, site)).toEqual({ undeclared: [], unread: [] });
});

test.each(pages)('declares what it shows where nothing can be read: %s', async (path) => {
  const { undeclared } = await draw(path, {});
  expect(undeclared).toEqual([]);
});

// Without its mark, what is pressed in a part before it answers is taken for answered, and lost.
test.each([...pages, '/ads/13'])('has a mark on each part that is taken over later: %s', async (path) => {
  const { html } = await drawPage(path, site);
  expect(unmarkedControls(html)).toEqual([]);
});

// It would be sent as browsers do it, with what was typed in the address.
test.each(entries)('leaves forms to the browser, and says what there is to read: %s', async (path) => {
  const { html, words } = await drawPage(path, site);
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.querySelectorAll('main form, main input')).toHaveLength(0);
  expect(page.querySelectorAll('main [role=status]')).toHaveLength(0);
  expect(page.querySelector('main h1')?.textContent).toBeTruthy();
  expect(words?.title).toBeTruthy();
});

test('declares what the home page shows between seasons', async () => {
  const over = challengeSettings({
    ...{ season: 1, applyingSeason: 1 },
    challengeStartDate: '2025-05-01T00:00:00.000Z',
    challengeEndDate: '2026-05-01T00:00:00.000Z',
  });
  const answers = { ...site, '/api/challenge/settings': over, '/api/seasons': [closed] };
  expect(await draw('/', answers)).toEqual({ undeclared: [], unread: [] });
});

test('notices what a page shows and has not declared', async () => {
  vi.doMock('./routes/awards/queries.ts', () => ({ queries: async () => undefined }));
  vi.resetModules();
  ({ renderPage } = await import('./main-server'));
  const { undeclared } = await draw('/awards', site);
  expect(undeclared).toContain('listAwards({})');
});

test('notices a control in a part without a mark', () => {
  const [late, marked] = ['<button>Late</button>', '<div data-answers="later"><button>Marked</button></div>'];
  const part = `<!--$--><p>Beside</p>${late}<!--/$-->`;
  const page = `<div data-answers="later"><!--$-->${marked}<!--/$-->${part}<button>Page</button></div>`;
  expect(unmarkedControls(page)).toEqual([late]);
});
