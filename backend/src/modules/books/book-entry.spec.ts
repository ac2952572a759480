import { ZeroAddress } from 'ethers';
import { chainEvent, PAYER, paidArgs } from '../../../test/unit-factories/chain-event.factory.js';
import { bookEntryOf } from './book-entry.js';

const HEIR = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const CONTRACT = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';

const entryOf = (name: string, args: Record<string, string>, changes: object = {}) =>
  bookEntryOf(chainEvent(name, args, changes), 2);

describe('an event in the books', () => {
  it('stands there with its place, its contract and all that it says', () => {
    const event = chainEvent('AdPaid', paidArgs(), { place: 4, chainId: 97, logIndex: 3 });
    expect(bookEntryOf(event, 2)).toEqual({
      id: 4,
      chainId: 97,
      currency: 'BNB',
      kind: 'payment',
      event: 'AdPaid',
      contract: CONTRACT,
      contractVersion: 2,
      adId: '12',
      badgeId: null,
      month: null,
      account: PAYER,
      amount: '25',
      founderAmount: '7',
      platformAmount: '18',
      attempt: 1,
      args: paidArgs(),
      transactionHash: event.transactionHash,
      explorerUrl: `https://testnet.bscscan.com/tx/${event.transactionHash}`,
      blockNumber: 4,
      blockHash: event.blockHash,
      logIndex: 3,
      time: event.blockTime,
      isFinal: false,
    });
  });

  it('is final once its receipt was read again', () => {
    expect(entryOf('AdPaid', { adId: '12' }, { verifiedAt: new Date() }).isFinal).toBe(true);
  });

  it('has the shares that it names, and their sum', () => {
    const split = entryOf('AdSettled', { adId: '12', payer: PAYER, founderShare: '8', platformShare: '17' });
    expect(split).toMatchObject({ amount: '25', founderAmount: '8', platformAmount: '17', attempt: null });
  });

  it.each(['AdRefunded', 'RefundCredited'])('has no shares when it is %s', (name) => {
    const { amount, founderAmount, platformAmount } = entryOf(name, {
      adId: '12',
      payer: PAYER,
      amount: '25',
    });
    expect([amount, founderAmount, platformAmount]).toEqual(['25', null, null]);
  });

  it('has the new price as its amount where the price changed', () => {
    const change = entryOf('AdPriceChanged', { previousPrice: '25', newPrice: '30' });
    expect(change).toMatchObject({
      kind: 'change',
      amount: '30',
      founderAmount: null,
      adId: null,
      account: null,
    });
  });

  it('is about a badge by its subject, and of nobody else', () => {
    const given = { tokenId: '1793', from: ZeroAddress, to: PAYER };
    expect(entryOf('Transfer', given, { subject: '7' })).toMatchObject({
      badgeId: '7',
      account: PAYER,
      amount: null,
    });
    expect(entryOf('AdPaid', paidArgs() as Record<string, string>, { subject: '12' }).badgeId).toBeNull();
  });

  it('is about the month whose root it publishes', () => {
    expect(entryOf('RootPublished', { month: '2026-10', root: '0x1', count: '3' }).month).toBe('2026-10');
  });

  it.each<[string, Record<string, string>, string]>([
    ['CreditWithdrawn', { payer: PAYER, to: HEIR, amount: '1' }, PAYER],
    ['Released', { payee: PAYER, amount: '1' }, PAYER],
    ['PayeeChanged', { payee: PAYER, successor: HEIR }, HEIR],
    ['BadgeRevoked', { tokenId: '1793', holder: PAYER }, PAYER],
    ['Transfer', { tokenId: '1793', from: PAYER, to: HEIR }, HEIR],
    ['Transfer', { tokenId: '1793', from: PAYER, to: ZeroAddress }, PAYER],
  ])('%s of %j is about the account %s', (name, args, account) => {
    expect(entryOf(name, args).account).toBe(account);
  });
});
