import {
  chainEvent,
  PAYER,
  paidArgs,
  SPLITTER_ADDRESS,
} from '../../../test/unit-factories/chain-event.factory.js';
import { foldPayments } from './payment-fold.js';

const OTHER = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';

const paid = (place: number, changes: Record<string, string> = {}) =>
  chainEvent('AdPaid', paidArgs(changes), { place });
const settled = (place: number, changes: Record<string, string> = {}) =>
  chainEvent('AdSettled', paidArgs({ founderShare: '7', platformShare: '18', ...changes }), { place });
const refunded = (place: number, changes: Record<string, string> = {}) =>
  chainEvent('AdRefunded', paidArgs(changes), { place });
const credited = (place: number, changes: Record<string, string> = {}) =>
  chainEvent('RefundCredited', paidArgs(changes), { place });
const withoutAttempt = (event: ReturnType<typeof chainEvent>) => {
  const { attempt: _attempt, ...args } = event.args;
  return { ...event, args };
};

describe("the payments that an ad's events amount to", () => {
  it('are what was paid: how much, by whom, where and when', () => {
    const event = paid(4, { attempt: '2' });
    expect(foldPayments([event])).toEqual([
      {
        chainId: 31337,
        splitter: SPLITTER_ADDRESS,
        transactionHash: event.transactionHash,
        logIndex: event.logIndex,
        blockNumber: 4,
        paidAt: event.blockTime,
        adId: '12',
        payer: PAYER,
        attempt: 2,
        amount: '25',
        founderAmount: '7',
        platformAmount: '18',
        outcome: null,
        outcomeHash: null,
        outcomeVerified: false,
        credited: false,
        verified: false,
      },
    ]);
  });

  it('are verified once their own event is', () => {
    const final = { ...paid(1), verifiedAt: new Date() };
    expect(foldPayments([final, settled(2)])[0]?.verified).toBe(true);
  });

  it('are decided for good once that event is verified', () => {
    const final = { ...paid(1), verifiedAt: new Date() };
    expect(foldPayments([final, settled(2)])[0]?.outcomeVerified).toBe(false);
    expect(foldPayments([final, { ...settled(2), verifiedAt: new Date() }])[0]?.outcomeVerified).toBe(true);
  });

  it('are settled or refunded by the transaction that said so', () => {
    const outcomes = foldPayments([
      paid(1),
      refunded(2),
      paid(3, { attempt: '2' }),
      settled(4, { attempt: '2' }),
    ]);
    expect(outcomes).toMatchObject([
      { attempt: 1, outcome: 'refunded', outcomeHash: refunded(2).transactionHash },
      { attempt: 2, outcome: 'settled', outcomeHash: settled(4).transactionHash },
    ]);
  });

  it('keep apart what several payers have paid', () => {
    const payments = foldPayments([paid(1), paid(2, { payer: OTHER }), settled(3)]);
    expect(payments).toMatchObject([
      { payer: PAYER, outcome: 'settled' },
      { payer: OTHER, outcome: null },
    ]);
  });

  it('are credited where a refund was not taken, and that of the same payment alone', () => {
    const [first, second] = [paid(1), paid(3, { attempt: '2' })];
    const events = [first, refunded(2), second, refunded(4, { attempt: '2' }), credited(5, { attempt: '2' })];
    expect(foldPayments(events).map((payment) => payment.credited)).toEqual([false, true]);
    expect(foldPayments([first, credited(2)])[0]?.credited).toBe(false);
  });

  it('stay as they are where an outcome names another attempt, or comes once more', () => {
    expect(foldPayments([paid(1), settled(2, { attempt: '2' })])[0]?.outcome).toBeNull();
    expect(foldPayments([paid(1), refunded(2), settled(3)])[0]?.outcome).toBe('refunded');
  });

  it('are counted where the first version does not, whose outcomes belong to the newest undecided one', () => {
    const events = [paid(1), refunded(2), paid(3), settled(4)].map(withoutAttempt);
    expect(foldPayments(events)).toMatchObject([
      { attempt: 1, outcome: 'refunded' },
      { attempt: 2, outcome: 'settled' },
    ]);
  });

  it('pass over events that are not about the money of an ad', () => {
    expect(foldPayments([chainEvent('Released', { payee: PAYER, amount: '7' })])).toEqual([]);
    expect(foldPayments([settled(1)])).toEqual([]);
  });
});
