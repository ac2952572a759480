import type { EntityManager } from 'typeorm';
import type { AwaitingPayment } from './awaited-outcome.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { FOLDED } from './payment-fold.js';

const WRITTEN = [...FOLDED, 'outcomeAwaited', 'returnsAd'] as const;

/** Rows that one statement writes: it has at most 65,535 parameters. */
const AT_ONCE = 1_000;

const PLACE = ['chainId', 'transactionHash', 'logIndex'] as const;

/** Makes the rows what the events say: deletes, inserts and changes only what is different, many in one statement. */
export async function writeFolded(
  manager: EntityManager,
  rows: readonly AdPayment[],
  folded: readonly AwaitingPayment[],
): Promise<void> {
  const known = new Map(rows.map((row) => [placeOf(row), row]));
  const places = new Set(folded.map(placeOf));
  const gone = rows.filter((row) => !places.has(placeOf(row)));
  if (gone.length > 0)
    await manager.query('DELETE FROM ad_payments WHERE id = ANY($1)', [gone.map(({ id }) => id)]);
  const changed = folded.filter((payment) => isChanged(payment, known.get(placeOf(payment))));
  for (let from = 0; from < changed.length; from += AT_ONCE)
    await writeSome(manager, changed.slice(from, from + AT_ONCE));
}

async function writeSome(manager: EntityManager, changed: readonly AwaitingPayment[]): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(AdPayment)
    .values(changed.map((payment) => ({ ...payment, status: 'confirming' as const })))
    .orUpdate(columnNames(manager, WRITTEN), columnNames(manager, PLACE))
    .execute();
}

/** Where the event stands in its chain: one payment each. */
export const placeOf = ({
  chainId,
  transactionHash,
  logIndex,
}: Pick<AdPayment, (typeof PLACE)[number]>): string => `${chainId}:${transactionHash}:${logIndex}`;

const isChanged = (payment: AwaitingPayment, row: AdPayment | undefined): boolean =>
  row === undefined || WRITTEN.some((name) => String(payment[name]) !== String(row[name]));

const columnNames = (manager: EntityManager, names: readonly string[]): string[] =>
  names.map(
    (name) => manager.connection.getMetadata(AdPayment).findColumnWithPropertyName(name)!.databaseName,
  );
