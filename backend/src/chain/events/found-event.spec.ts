import { chainEvent, paidArgs } from '../../../test/unit-factories/chain-event.factory.js';
import type { ChainEvent } from './entities/chain-event.entity.js';
import { isStorable } from './found-event.js';

const event = (changes: Partial<ChainEvent>) => chainEvent('AdPaid', paidArgs(), changes);

describe('an event that a node tells', () => {
  it('can be stored with whatever id its contract takes', () => {
    const adId = String(2n ** 256n - 1n);
    expect(isStorable(event({ subject: adId, args: paidArgs({ adId }) }))).toBe(true);
    expect(isStorable(event({ logIndex: 0, blockNumber: 2_147_483_647 }))).toBe(true);
    expect(isStorable(event({ subject: null, args: { paused: true } }))).toBe(true);
  });

  it.each<[string, Partial<ChainEvent>]>([
    ['place in its block', { logIndex: 2 ** 40 }],
    ['negative place', { logIndex: -1 }],
    ['block', { blockNumber: 2 ** 40 }],
    ['attempt', { args: paidArgs({ attempt: String(2n ** 40n) }) }],
    ['month', { subject: '2'.repeat(3_000) }],
    ['text', { args: { month: '2026-\0' } }],
  ])('cannot be where no column holds its %s', (_what, changes) => {
    expect(isStorable(event(changes))).toBe(false);
  });
});
