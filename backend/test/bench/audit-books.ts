// What an audit of a million payments takes beside its calls to the node: node backend/test/bench/audit-books.ts, after a build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundEvent } from '../../src/chain/events/found-event.js';
import type * as Compared from '../../src/modules/books/chain-audit/compare-payments.js';
import type * as Own from '../../src/modules/books/chain-audit/own-books.js';
import { report } from './report.ts';

const PAYMENTS = Number(process.env.PAYMENTS ?? 1_000_000);
const SLICE = 1_000;
const CONTRACT = `0x${'ab'.repeat(20)}`;
const dist = join(import.meta.dirname, '../../dist/modules/books/chain-audit');
const { OwnBooks } = (await import(join(dist, 'own-books.js'))) as typeof Own;
const { paymentsOf } = (await import(join(dist, 'compare-payments.js'))) as typeof Compared;

const hash = (number: number): string => `0x${String(number).padStart(64, '0')}`;

/** Each ad is paid, and settled a million events later. */
const event = (number: number): FoundEvent => ({
  name: number < PAYMENTS ? 'AdPaid' : 'AdSettled',
  subject: String(number % PAYMENTS),
  args: {
    ...{ adId: String(number % PAYMENTS), payer: CONTRACT, attempt: '1', amount: '25000000000000000000' },
    ...{ founderShare: '7500000000000000000', platformShare: '17500000000000000000' },
  },
  ...{ contract: CONTRACT, transactionHash: hash(number), logIndex: 0 },
  ...{ blockNumber: number, blockHash: hash(number), blockTime: new Date(number) },
});

let peak = 0;
const look = (): void => {
  peak = Math.max(peak, process.memoryUsage().rss / 1_000_000);
};

const slices = function* (): Generator<FoundEvent[]> {
  for (let first = 0; first < 2 * PAYMENTS; first += SLICE) {
    yield Array.from({ length: SLICE }, (_one, index) => event(first + index));
    look();
  }
};

async function timed(work: () => void): Promise<number> {
  const begun = performance.now();
  work();
  await new Promise(setImmediate);
  return (performance.now() - begun) / 1_000;
}

const folder = mkdtempSync(join(tmpdir(), 'audit-books-'));
const books = OwnBooks.open(folder, 'bench');
const kept = await timed(() => {
  for (const events of slices()) books.keep(events, { number: events.at(-1)!.blockNumber, hash: '0x' });
});
const met = await timed(() => {
  for (const events of slices()) books.meet(events);
});
const folded = await timed(() => {
  const payments = function* () {
    for (const events of books.eventsBySubject(CONTRACT, 2 * PAYMENTS)) yield* paymentsOf(1, events);
  };
  books.keepPayments(payments());
  look();
});
books.remove();
rmSync(folder, { recursive: true });
report([
  { what: 'Reading kept (s)', figure: kept },
  { what: 'Events compared (s)', figure: met },
  { what: 'Payments folded (s)', figure: folded },
  { what: 'All together (s)', figure: kept + met + folded, limit: 600 },
  { what: 'Memory (MB)', figure: peak, limit: 450 },
]);
