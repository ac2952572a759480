import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSecret, storeSecret } from '../../chain/vote-secret';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { aNetwork, answerNode, answerRegistries, type StandingRegistry } from '../../testing/answer-node';
import { makeVotes, receiptOf, rootOf, secretOf, votedMonth } from '../../testing/make-votes';
import { renderAt } from '../../testing/render';
import { aParticipant, aUser } from '../../testing/samples';
import Transparency from './Transparency';

beforeEach(() => loadNamespaces('transparency', 'books', 'errors'));

const votes = makeVotes(6);
const root = rootOf(votes);
const fixed = {
  month: votedMonth,
  votes: 6,
  counted: 5,
  root,
  transactionHash: `0x${'9c'.repeat(32)}`,
  closedAt: '2026-09-03T00:00:00.000Z',
};
const open = { ...fixed, month: '2026-09', root: null, transactionHash: null, closedAt: null };
const totals = [
  { participantId: 1, awardId: 1, votes: 2, counted: 2 },
  { participantId: 2, awardId: 1, votes: 2, counted: 1 },
  { participantId: 3, awardId: 1, votes: 2, counted: 2 },
];
const answers = (network = aNetwork()) => ({
  'GET /api/config': [200, { chains: [network], homeChainId: 31337 }] as [number, unknown],
  'GET /api/books/entries': [200, []] as [number, unknown],
  'GET /api/books/accounts': [200, []] as [number, unknown],
  'GET /api/votes/months': [200, [open, fixed]] as [number, unknown],
  'GET /api/participants': [200, [aParticipant({ id: 1, name: 'Kofi Mensah' })]] as [number, unknown],
  [`GET /api/votes/months/${votedMonth}`]: [200, { ...fixed, totals }] as [number, unknown],
  [`GET /api/votes/months/${votedMonth}/leaves`]: [200, votes] as [number, unknown],
});

const receipt = { ...receiptOf(votes, 2), secret: secretOf(2) };

const downloadName = 'Download receipt: Kofi Mensah, August 2026';
const ownVote = {
  id: 7,
  participantId: 1,
  participantName: 'Kofi Mensah',
  awardId: 1,
  month: votedMonth,
  pseudonym: votes[2]!.pseudonym,
  counted: true,
};

const signedInAnswers = () => ({
  ...answers(),
  'GET /api/auth/me': [200, aUser()] as [number, unknown],
  'GET /api/votes/user': [200, [ownVote]] as [number, unknown],
});

function openSignedIn() {
  renderAt(
    '/transparency',
    <>
      <SessionStart />
      <Transparency />
    </>,
  );
}

/** The files that the page hands to the reader. */
function watchDownloads() {
  const saved: { name: string; file: Blob }[] = [];
  let file: Blob;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        file = blob;
        return 'blob:receipt';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  return saved;
}

async function check(text: string) {
  await userEvent.click(await screen.findByLabelText('Or paste the text of the receipt'));
  await userEvent.paste(text);
  const button = screen.getByRole('button', { name: 'Check this receipt' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

test('says what the roots prove and what they do not', async () => {
  answerCalls(answers());
  renderAt('/transparency', <Transparency />);
  expect(screen.getByRole('heading', { level: 1, name: 'Transparency' })).toBeVisible();
  expect(await screen.findByText(/We could have invented voters/)).toBeVisible();
  expect(screen.getByText(/Until the root is published, you trust us/)).toBeVisible();
});

test('lists the months, the open one without a root', async () => {
  answerCalls(answers());
  renderAt('/transparency', <Transparency />);
  const [september, august] = await screen.findAllByRole('article');
  expect(within(september!).getByRole('heading', { name: 'September 2026' })).toBeVisible();
  expect(within(september!).getByText(/Not fixed yet/)).toBeVisible();
  expect(within(september!).queryByRole('button')).toBeNull();
  expect(within(august!).getByTitle(root)).toBeVisible();
  expect(await within(august!).findByRole('link')).toHaveAttribute(
    'href',
    `/transactions/${fixed.transactionHash}`,
  );
});

test('says so while nobody has voted, and offers to try again when the months do not come', async () => {
  answerCalls({ ...answers(), 'GET /api/votes/months': [200, []] });
  const { unmount } = renderAt('/transparency', <Transparency />);
  expect(await screen.findByText(/Nobody has voted yet/)).toBeVisible();
  unmount();
  answerCalls({ ...answers(), 'GET /api/votes/months': [503, {}] });
  renderAt('/transparency', <Transparency />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('finds a receipt proven against the chain, and says each step', async () => {
  answerCalls(answers());
  answerNode({ [votedMonth]: root });
  renderAt('/transparency', <Transparency />);
  await check(JSON.stringify(receipt));
  expect(await screen.findByRole('heading', { name: 'Your vote is in the count' })).toBeVisible();
  expect(screen.getAllByText('Holds')).toHaveLength(3);
});

test('proves no receipt of a root that stands on an earlier registry ahead of its time', async () => {
  const network = aNetwork({ rpcUrl: 'http://node-of-two.example/' });
  const [earlier, later] = network.voteRegistries;
  answerCalls(answers(network));
  answerRegistries((address): StandingRegistry =>
    address === earlier ? { roots: { [votedMonth]: root } } : { firstMonth: votedMonth, roots: {} },
  );
  renderAt('/transparency', <Transparency />);
  await check(JSON.stringify({ ...receipt, registry: earlier }));
  expect(await screen.findByRole('heading', { name: 'This receipt does not hold' })).toBeVisible();
  expect(screen.getByText(/holds no root for this month/)).toBeVisible();
  expect(await screen.findByText(later!)).toBeVisible();
  expect(screen.queryByText(earlier!)).toBeNull();
});

test('takes a receipt as a file', async () => {
  answerCalls(answers());
  answerNode({ [votedMonth]: root });
  const { container } = renderAt('/transparency', <Transparency />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a receipt' })).toBeEnabled());
  const file = new File([JSON.stringify(receipt)], 'receipt.json', { type: 'application/json' });
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await screen.findByRole('heading', { name: 'Your vote is in the count' })).toBeVisible();
});

test('says where a tampered receipt fails', async () => {
  answerCalls(answers());
  answerNode({ [votedMonth]: root });
  renderAt('/transparency', <Transparency />);
  const [month, , ...rest] = receipt.leaf;
  await check(JSON.stringify({ ...receipt, leaf: [month, 1, ...rest] }));
  expect(await screen.findByRole('heading', { name: 'This receipt does not hold' })).toBeVisible();
  expect(screen.getByText(/Something in the receipt was changed/)).toBeVisible();
});

test('says that what is no receipt is none, and forgets what was found once the text changes', async () => {
  answerCalls(answers());
  renderAt('/transparency', <Transparency />);
  await check('a shopping list');
  expect(await screen.findByText(/This is not a receipt/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Or paste the text of the receipt'), '!');
  expect(screen.queryByText(/This is not a receipt/)).toBeNull();
});

test.each([
  ['no public node is known', aNetwork({ rpcUrl: null }), /No public node of this chain is known/],
  ['the node does not answer', aNetwork(), /did not answer/],
])('shows no success where %s', async (_what, network, words) => {
  answerCalls(answers(network));
  answerNode(null);
  renderAt('/transparency', <Transparency />);
  await check(JSON.stringify(receipt));
  expect(await screen.findByRole('heading', { name: 'Not proven' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText('Your vote is in the count')).toBeNull();
});

test('counts a month again and compares it with the chain and the site', async () => {
  answerCalls(answers());
  answerNode({ [votedMonth]: root });
  renderAt('/transparency', <Transparency />);
  await userEvent.click(await screen.findByRole('button', { name: 'Count again: August 2026' }));
  expect(await screen.findByText(/The published votes give exactly the root/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Kofi Mensah 2 of 2 2 of 2' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Participant 2 1 of 2 1 of 2' })).toBeVisible();
});

test('points out a list that was changed after the root', async () => {
  const leaves = votes.map((vote, index) => (index === 0 ? { ...vote, participantId: 2 } : vote));
  answerCalls({ ...answers(), [`GET /api/votes/months/${votedMonth}/leaves`]: [200, leaves] });
  answerNode({ [votedMonth]: root });
  renderAt('/transparency', <Transparency />);
  await userEvent.click(await screen.findByRole('button', { name: 'Count again: August 2026' }));
  expect(await screen.findByText(/The list was changed/)).toBeVisible();
  expect(screen.getByText(/Some totals counted here are not those/)).toBeVisible();
});

test('offers to sign in to whoever is a stranger', async () => {
  answerCalls({ ...answers(), 'GET /api/auth/me': [401] });
  openSignedIn();
  expect(await screen.findByRole('link', { name: /Sign in to fetch/ })).toHaveAttribute(
    'href',
    expect.stringContaining('next=%2Ftransparency'),
  );
});

test('gives a voter their receipt with the secret of this browser', async () => {
  const saved = watchDownloads();
  storeSecret({ secret: secretOf(2), pseudonym: votes[2]!.pseudonym });
  answerCalls({ ...signedInAnswers(), 'GET /api/votes/7/receipt': [200, receiptOf(votes, 2)] });
  openSignedIn();
  await userEvent.click(await screen.findByRole('button', { name: downloadName }));
  expect(await screen.findByText(/shows that the vote is yours/)).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([
    `vote-receipt-2026-08-${votes[2]!.pseudonym.slice(2, 10)}.json`,
  ]);
  expect(JSON.parse(await saved[0]!.file.text())).toEqual(receipt);
  localStorage.clear();
});

test('has this browser forget a secret that was saved, and says what follows', async () => {
  const saved = watchDownloads();
  const { pseudonym } = votes[2]!;
  storeSecret({ secret: secretOf(2), pseudonym });
  answerCalls({ ...signedInAnswers(), 'GET /api/votes/7/receipt': [200, receiptOf(votes, 2)] });
  openSignedIn();
  expect(await screen.findByText(/stays in this browser, even after you log out/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: downloadName }));
  expect(readSecret(pseudonym)).toBe(secretOf(2));
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Forget the secret in this browser: Kofi Mensah, August 2026',
    }),
  );
  expect(await screen.findByText(/no longer shows that the vote is yours/)).toHaveFocus();
  expect(readSecret(pseudonym)).toBeNull();
  expect(JSON.parse(await saved[0]!.file.text())).toEqual(receipt);
  expect(screen.queryByRole('button', { name: /^Forget/ })).toBeNull();
});

test('offers to forget no secret that only the server has', async () => {
  watchDownloads();
  answerCalls({ ...signedInAnswers(), 'GET /api/votes/7/receipt': [200, receipt] });
  openSignedIn();
  await userEvent.click(await screen.findByRole('button', { name: downloadName }));
  expect(await screen.findByText(/shows that the vote is yours/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Forget/ })).toBeNull();
});

test('says what a receipt without the secret does not show', async () => {
  watchDownloads();
  answerCalls({ ...signedInAnswers(), 'GET /api/votes/7/receipt': [200, receiptOf(votes, 2)] });
  openSignedIn();
  await userEvent.click(await screen.findByRole('button', { name: downloadName }));
  expect(await screen.findByText(/The secret is not in this browser/)).toBeVisible();
});

test('says why a receipt cannot be had', async () => {
  const refusal = { statusCode: 409, code: 'vote_not_in_root', params: { month: votedMonth }, message: '' };
  answerCalls({ ...signedInAnswers(), 'GET /api/votes/7/receipt': [409, refusal] });
  openSignedIn();
  await userEvent.click(await screen.findByRole('button', { name: downloadName }));
  expect(await screen.findByText(/This vote does not lead to the root of 2026-08/)).toBeVisible();
});

test('tells a voter of an open month when the receipt follows', async () => {
  const vote = { ...ownVote, month: '2026-09' };
  answerCalls({ ...signedInAnswers(), 'GET /api/votes/user': [200, [vote]] });
  openSignedIn();
  expect(await screen.findByText(/Your votes are not fixed yet/)).toBeVisible();
});
