import { BOOK_KINDS, type BookKind, eventNames, kindOf } from './book-kinds.js';

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
});
