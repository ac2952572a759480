import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { aNetwork } from '../../../../testing/answer-node';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { withToasts } from '../../../../testing/toasts';
import type { AdminAlarm } from '../../alarms-api';
import { Alarms } from './Alarms';

withToasts();
beforeEach(() => loadNamespaces('admin', 'errors'));

const NOBODY = `0x${'0'.repeat(40)}`;
const BEEF = `0x${'be'.repeat(20)}`;
const CAFE = `0x${'ca'.repeat(20)}`;
const HASH = `0x${'9c'.repeat(32)}`;

const anAct = (change: Partial<AdminAlarm> = {}, params: Partial<AdminAlarm['params']> = {}): AdminAlarm => ({
  id: 7,
  code: 'foreign_act',
  endsByItself: false,
  since: '2026-11-05T10:00:01.000Z',
  params: {
    chainId: 31337,
    contract: `0x${'e7'.repeat(20)}`,
    contractName: 'AdPaymentSplitter',
    event: 'AdSettled',
    subject: '12',
    args: {},
    transactionHash: HASH,
    explorerUrl: `https://scan.example/tx/${HASH}`,
    blockNumber: 1200,
    at: '2026-11-05T10:00:00.000Z',
    ...params,
  },
  ...change,
});

const contradiction: AdminAlarm = {
  id: 8,
  code: 'nodes_contradict',
  endsByItself: true,
  since: '2026-11-05T10:00:01.000Z',
  params: { chainId: 31337, blockNumber: 12 },
};

const overdue: AdminAlarm = {
  id: 9,
  code: 'promise_overdue',
  endsByItself: true,
  since: '2026-11-05T10:00:01.000Z',
  params: { sweep: 'votes_address_hash', rows: 10_000 },
};

function open(alarms: AdminAlarm[], more = 0, answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({
    'GET /api/config': [200, { chains: [aNetwork()], homeChainId: 31337 }],
    'GET /api/admin/alarms': [200, { alarms, more }],
    ...answers,
  });
  renderAt('/admin', <Alarms />);
  return calls;
}

/** Without the marks that keep an address in its direction. */
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

const role = { role: 'MODERATOR_ROLE', account: BEEF, sender: CAFE };
const payee = { payee: CAFE, successor: BEEF };

test.each<[AdminAlarm, string, RegExp]>([
  [anAct(), 'The payment of ad 12 was split, but not by this site.', /rotate.*older backup/],
  [
    anAct({}, { event: 'AdRefunded' }),
    'The payment of ad 12 was given back, but not by this site.',
    /key of this site/,
  ],
  [
    anAct({}, { event: 'Transfer', args: { from: NOBODY, to: BEEF } }),
    'Badge 12 was minted, but not by this site.',
    /key of this site/,
  ],
  [
    anAct({}, { event: 'Transfer', args: { from: CAFE, to: BEEF } }),
    `Badge 12 was moved to the wallet ${BEEF}.`,
    /keeper’s wallet/,
  ],
  [anAct({}, { event: 'BadgeRevoked' }), 'Badge 12 was taken back.', /keeper’s wallet/],
  [
    anAct({}, { event: 'BadgeTypeChanged' }),
    'Badge 12 was given another type, but not by this site.',
    /key of this site/,
  ],
  [
    anAct({}, { event: 'RootPublished', subject: '2026-10', contractName: 'VoteRegistry' }),
    'A root of the votes of 2026-10 was published, but not by this site.',
    /key of this site/,
  ],
  [
    anAct({ code: 'role_changed' }, { event: 'RoleGranted', args: role }),
    `${BEEF} was given the role MODERATOR_ROLE.`,
    /agreed on/,
  ],
  [
    anAct({ code: 'role_changed' }, { event: 'RoleRevoked', args: role }),
    `The role MODERATOR_ROLE was taken from ${BEEF}.`,
    /agreed on/,
  ],
  [
    anAct({ code: 'role_changed' }, { event: 'DefaultAdminTransferScheduled', args: { newAdmin: BEEF } }),
    `${BEEF} is to become the admin of the contract.`,
    /agreed on/,
  ],
  [
    anAct(
      { code: 'terms_changed' },
      {
        event: 'AdPriceChanged',
        args: { previousPrice: `25${'0'.repeat(18)}`, newPrice: `5${'0'.repeat(17)}` },
      },
    ),
    'An ad costs 0.5 BNB now; it was 25 BNB.',
    /agreed on/,
  ],
  [
    anAct({ code: 'terms_changed' }, { event: 'PayeeProposed', args: payee }),
    `${CAFE} wants its share to go to ${BEEF}.`,
    /agreed on/,
  ],
  [
    anAct({ code: 'terms_changed' }, { event: 'Unpaused', subject: null }),
    'The contract is no longer paused.',
    /agreed on/,
  ],
  [
    anAct({ code: 'reorganised' }, { event: 'AdPaid' }),
    'The chain took back what counted as final: AdPaid 12.',
    /books/,
  ],
  [contradiction, 'The nodes of this chain tell different things', /ends by itself/],
  [overdue, 'is still kept: votes_address_hash, 10,000.', /ends by itself/],
  [anAct({ code: 'terms_changed' }, { event: 'Renamed' }), 'The contract reported Renamed.', /agreed on/],
])('says what happened and what to do: $code $params.event', async (alarm, what, toDo) => {
  open([alarm]);
  const heading = await screen.findByRole('heading', { level: 3 });
  await waitFor(() => expect(plain(heading.textContent)).toContain(what));
  const entry = heading.closest('article')!;
  expect(within(entry).getByText(toDo)).toBeVisible();
});

test('says where and when it was, and leads to the transaction', async () => {
  open([anAct()]);
  expect(await screen.findByText(/block 1,200/)).toBeVisible();
  expect(screen.getByRole('link', { name: /0x9c9c/ })).toHaveAttribute(
    'href',
    `https://scan.example/tx/${HASH}`,
  );
});

test('names no chain where it is about the site itself', async () => {
  open([overdue]);
  expect(await screen.findByText(/^since /)).toBeVisible();
});

test('takes an alarm from the list once somebody has looked', async () => {
  let alarms = [anAct(), contradiction];
  open([], 0, {
    'GET /api/admin/alarms': () => [200, { alarms, more: 0 }],
    'POST /api/admin/alarms/7/acknowledge': () => {
      alarms = [contradiction];
      return [204];
    },
  });
  const buttons = await screen.findAllByRole('button', { name: /^I have looked at it: The payment of ad/ });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0]!);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
});

test('says why it could not be noted that somebody looked', async () => {
  const message = 'There is no such alarm';
  open([anAct()], 0, {
    'POST /api/admin/alarms/7/acknowledge': refused(404, { code: 'alarm_not_found', message }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^I have looked at it/ }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('says how many are open beside those that are shown', async () => {
  open([anAct()], 1_234);
  expect(await screen.findByText('Open beside these: 1,234')).toBeVisible();
});

test('shows nothing where nothing happened', async () => {
  const calls = open([]);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
});
