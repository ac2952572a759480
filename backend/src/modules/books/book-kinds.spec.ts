import type { EventFragment } from 'ethers';
import { badgeInterface } from '../../chain/contracts/badge.js';
import { splitterInterface } from '../../chain/contracts/splitter.js';
import { registryInterface } from '../../chain/contracts/vote-registry.js';
import { ACCOUNT_ARGUMENTS, AD_EVENTS, BOOK_KINDS, type BookKind, eventNames, kindOf } from './book-kinds.js';

const fragments = [splitterInterface, badgeInterface, registryInterface]
  .flatMap((contract) => contract.fragments)
  .filter((fragment): fragment is EventFragment => fragment.type === 'event');
const inBooks = fragments.filter(({ name }) => kindOf(name) !== undefined);

describe('the events that stand in the books', () => {
  it.each<[BookKind, string[]]>([
    ['payment', ['AdPaid']],
    ['split', ['AdSettled']],
    ['refund', ['AdRefunded']],
    ['credit', ['RefundCredited']],
    ['credit_payout', ['CreditWithdrawn']],
    ['payout', ['Released']],
    ['change', ['AdPriceChanged', 'PayeeProposed', 'PayeeChanged']],
    ['badge', ['Transfer', 'BadgeTypeChanged', 'BadgeRevoked']],
    ['vote_root', ['RootPublished']],
  ])('as a %s are %j', (kind, events) => {
    expect(eventNames(kind)).toEqual(events);
    expect(events.map(kindOf)).toEqual(events.map(() => kind));
  });

  it('are those of all kinds where none is named', () => {
    expect(eventNames().toSorted()).toEqual(BOOK_KINDS.flatMap((kind) => eventNames(kind)).toSorted());
  });

  it('are none that move nothing which anybody owns', () => {
    expect(['RoleGranted', 'Paused', 'Approval'].map(kindOf)).toEqual([undefined, undefined, undefined]);
  });

  it('are events that the contracts have', () => {
    expect([...new Set(inBooks.map(({ name }) => name))].toSorted()).toEqual(eventNames().toSorted());
  });

  it('are found by every account that one of them names', () => {
    const accounts = inBooks.flatMap(({ inputs }) => inputs.filter(({ type }) => type === 'address'));
    expect([...new Set(accounts.map(({ name }) => name))].toSorted()).toEqual(ACCOUNT_ARGUMENTS.toSorted());
  });

  it('are found by the ad that they name', () => {
    const about = inBooks.filter(({ inputs }) => inputs.some(({ name }) => name === 'adId'));
    expect([...new Set(about.map(({ name }) => name))].toSorted()).toEqual(AD_EVENTS.toSorted());
  });
});
