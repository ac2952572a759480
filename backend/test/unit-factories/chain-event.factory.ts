import type { ChainEvent, EventArguments } from '../../src/chain/events/entities/chain-event.entity.js';

/** The contracts and accounts of stored events, as PostgreSQL and their arguments have them. */
export const SPLITTER_ADDRESS = '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512';
export const PAYER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

const hashOf = (digit: number): string => `0x${String(digit).padStart(64, '0')}`;

/** An event of a contract as it is stored, not final yet; `place` sets its block, its transaction and its time apart. */
export function chainEvent(
  name: string,
  args: EventArguments = {},
  { place = 1, ...changes }: Partial<ChainEvent> & { place?: number } = {},
): ChainEvent {
  return {
    id: String(place),
    chainId: 31337,
    contract: SPLITTER_ADDRESS,
    name,
    subject: typeof args.adId === 'string' ? args.adId : null,
    args,
    transactionHash: hashOf(place),
    logIndex: 0,
    blockNumber: place,
    blockHash: hashOf(1_000 + place),
    blockTime: new Date(Date.UTC(2026, 10, 20, 12, place)),
    verifiedAt: null,
    folded: true,
    judged: true,
    ...changes,
  };
}

/** What the second splitter says of one payment; wei. */
export const paidArgs = (changes: EventArguments = {}): EventArguments => ({
  adId: '12',
  payer: PAYER,
  attempt: '1',
  amount: '25',
  ...changes,
});
