import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerAsChain } from '../../../testing/a-booked-chain';
import { answerCalls } from '../../../testing/answer-calls';
import { aNetwork } from '../../../testing/answer-node';
import { bookAccount, bookEntries } from '../../../testing/books';
import { renderAt } from '../../../testing/render';
import { Books } from './Books';

beforeEach(() => loadNamespaces('books', 'errors'));

type Answer = [status: number, body?: unknown];

interface Given {
  entries?: Answer;
  accounts?: Answer | (() => Promise<Answer>);
  payments?: () => Promise<Answer>;
  rpcUrl?: string | null;
  address?: string;
}

function open(given: Given = {}) {
  const { entries, accounts, payments, rpcUrl = 'http://node.example/', address = '/transparency' } = given;
  answerCalls({
    'GET /api/config': [
      200,
      { chains: [aNetwork({ rpcUrl, splitter: bookAccount().contract })], homeChainId: 31337 },
    ],
    'GET /api/books/entries': entries ?? [200, bookEntries],
    ...(payments && { 'GET /api/books/entries?kind=payment&limit=20': payments }),
    'GET /api/books/accounts': accounts ?? [200, [bookAccount()]],
  });
  answerAsChain();
  return renderAt(address, <Books />);
}

async function check() {
  const button = await screen.findByRole('button', { name: 'Check against the chain' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Before that a check begins with the answer that the page waits for itself. */
const figuresShown = () => screen.findByRole('heading', { name: 'Local development' });

const rowOf = (title: string) => screen.getByRole('heading', { name: title }).closest('article')!;

test('shows what came in, went out and is held, and every entry, without calling anything checked', async () => {
  open();
  const chain = (await screen.findByRole('heading', { name: 'Local development' })).closest('article')!;
  expect(within(chain).getByText('Came in').nextElementSibling).toHaveTextContent('50 BNB');
  expect(within(chain).getByText('Given back').nextElementSibling).toHaveTextContent('25 BNB');
  expect(within(chain).getByRole('row', { name: 'Balance 17.5 BNB Not read yet' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Votes of September 2026 fixed' })).toBeVisible();
  expect(within(rowOf('Payment for ad 12')).getByText('25 BNB')).toBeVisible();
  expect(within(rowOf('Payment for ad 12 split')).getByText('7.5 BNB')).toBeVisible();
  expect(screen.queryByText('Agrees')).toBeNull();
});

test('finds that all agrees, entry by entry and figure by figure', async () => {
  open();
  await check();
  expect(await screen.findByRole('heading', { name: 'Everything agrees' })).toBeVisible();
  expect(screen.getByText(/compared 8 entries and contracts/)).toBeVisible();
  expect(screen.getAllByText('Agrees')).toHaveLength(8);
  expect(screen.getByRole('row', { name: 'Balance 17.5 BNB 17.5 BNB' })).toBeVisible();
});

test('says in words what our server tells otherwise than the chain', async () => {
  const forged = bookEntries.map((entry) =>
    entry.kind === 'refund' ? { ...entry, amount: '24000000000000000000' } : entry,
  );
  open({
    entries: [200, forged],
    accounts: [200, [bookAccount({ balance: '16500000000000000000', surplus: '-1000000000000000000' })]],
  });
  await check();
  expect(await screen.findByRole('heading', { name: 'The books differ from the chain' })).toBeVisible();
  expect(
    within(rowOf('Payment for ad 13 given back')).getByText(
      'Amount: our books say 24 BNB, the blockchain says 25 BNB',
    ),
  ).toBeVisible();
  expect(screen.getByText('Balance: our books say 16.5 BNB, the blockchain says 17.5 BNB')).toBeVisible();
});

test('says where our own figures do not add up, without asking the chain', async () => {
  open({ accounts: [200, [bookAccount({ held: '1' })]] });
  expect(await screen.findByText(/what came in is not what was split/)).toBeVisible();
  expect(screen.getByText(/the balance is not what is held/)).toBeVisible();
});

test('calls nothing checked where no public node is known', async () => {
  open({ rpcUrl: null });
  await check();
  expect(await screen.findByRole('heading', { name: 'Nothing could be checked' })).toBeVisible();
  expect(screen.getAllByText(/No public node of this chain is known/).length).toBeGreaterThan(0);
  expect(screen.queryByText('Agrees')).toBeNull();
});

test('says so where our server does not give its figures for the check', async () => {
  open({ accounts: [503, { message: 'Resting' }] });
  await check();
  expect(await screen.findByText(/The check could not begin/)).toBeVisible();
});

test('keeps the filter in the address, for the list and for the file', async () => {
  const { router } = open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Payment');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=payment'));
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/books/entries.csv?kind=payment',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Account' }), '0x12');
  expect(await screen.findByText(/Please enter a whole address/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all entries' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('forgets what was checked once other entries are listed', async () => {
  open();
  await check();
  expect(await screen.findByRole('heading', { name: 'Everything agrees' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Payment');
  await waitFor(() => expect(screen.queryByText('Everything agrees')).toBeNull());
});

test('checks what is listed by then where other entries came while it was under way', async () => {
  const figures: Answer = [200, [bookAccount()]];
  let answer: (figures: Answer) => void = () => undefined;
  const late = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const accounts = vi.fn<() => Promise<Answer>>(async () => late).mockResolvedValueOnce(figures);
  open({ accounts });
  await figuresShown();
  await check();
  await waitFor(() => expect(accounts).toHaveBeenCalledTimes(2));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Payment');
  answer(figures);
  expect(await screen.findByRole('heading', { name: 'Everything agrees' })).toBeVisible();
});

/** A check for which our server does not give its figures yet, and in whose midst payments alone are to be listed. */
async function narrowInTheMidst(payments: () => Promise<Answer>) {
  const accounts = vi
    .fn<() => Promise<Answer>>(() => new Promise(() => undefined))
    .mockResolvedValueOnce([200, [bookAccount()]]);
  open({ accounts, payments });
  await figuresShown();
  await check();
  await waitFor(() => expect(accounts).toHaveBeenCalledTimes(2));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Payment');
  return accounts;
}

test('begins no check by itself once other entries could not be listed in the midst of one', async () => {
  const payments = vi
    .fn<() => Promise<Answer>>(async () => [200, bookEntries])
    .mockResolvedValueOnce([500, { message: 'Broken' }]);
  const accounts = await narrowInTheMidst(payments);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Payment for ad 12' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Check against the chain' })).toBeEnabled();
  expect(accounts).toHaveBeenCalledTimes(2);
});

test('can be stopped while other entries are on their way', async () => {
  let answer: (entries: Answer) => void = () => undefined;
  const late = new Promise<Answer>((resolve) => (answer = resolve));
  const accounts = await narrowInTheMidst(() => late);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  answer([200, bookEntries]);
  expect(await screen.findByRole('heading', { name: 'Payment for ad 12' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check against the chain' })).toBeEnabled();
  expect(accounts).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing happened yet', '/transparency', /Nothing has happened yet/],
  ['nothing fits', '/transparency?ad=99', /No entry fits/],
])('says so where %s', async (_what, address, words) => {
  open({ entries: [200, []], accounts: [200, []], address });
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText('No contract takes payments yet.')).toBeVisible();
});

test('offers to try again where the entries do not come', async () => {
  open({ entries: [503, { message: 'Resting' }] });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});
