import { chainEvent, paidArgs } from '../../../../test/unit-factories/chain-event.factory.js';
import { differencesOfEvent, missingEvent } from './compare-events.js';

const stored = chainEvent('AdPaid', paidArgs(), { logIndex: 3 });
const { id: _id, chainId: _chainId, verifiedAt: _verifiedAt, folded: _folded, ...found } = stored;
const about = `AdPaid in transaction ${stored.transactionHash}, log 3`;

describe('an event in the database and on the chain', () => {
  it('is the same where all that it says and where it stands is', () => {
    expect(differencesOfEvent(stored, found)).toEqual([]);
    expect(differencesOfEvent({ ...stored, verifiedAt: new Date(), folded: false }, { ...found })).toEqual(
      [],
    );
  });

  it('is missing on one of them', () => {
    expect(differencesOfEvent(stored, undefined)).toEqual([
      `The database has an event that the chain has not: ${about}`,
    ]);
    expect(missingEvent(found)).toBe(`The database lacks ${about}: ${JSON.stringify(paidArgs())}`);
  });

  it.each([
    [{ contract: '0xab' }, `contract is ${stored.contract} in the database, 0xab on the chain`],
    [{ name: 'AdRefunded' }, 'name is AdPaid in the database, AdRefunded on the chain'],
    [{ blockHash: '0xab' }, `blockHash is ${stored.blockHash} in the database, 0xab on the chain`],
    [{ subject: null }, 'subject is 12 in the database, null on the chain'],
    [{ blockNumber: 2 }, 'blockNumber is 1 in the database, 2 on the chain'],
    [
      { blockTime: new Date('2026-11-20T12:00:00Z') },
      'blockTime is 2026-11-20T12:01:00.000Z in the database, 2026-11-20T12:00:00.000Z on the chain',
    ],
    [{ args: paidArgs({ amount: '26' }) }, 'args.amount is 25 in the database, 26 on the chain'],
    [{ args: paidArgs({ more: true }) }, 'args.more is undefined in the database, true on the chain'],
  ])('differs by %j', (changes, words) => {
    expect(differencesOfEvent(stored, { ...found, ...changes })).toEqual([`${about}: ${words}`]);
  });
});
