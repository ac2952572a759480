import { type EntityManager, In } from 'typeorm';
import { AdPayment } from './entities/ad-payment.entity.js';

type States = Pick<AdPayment, 'holdsAd' | 'status' | 'awaitsDecision'>;

/** Writes the states that differ from before. Ads are let go of first: two payments never hold one, not even within a statement. */
export async function writeStates(
  manager: EntityManager,
  before: ReadonlyMap<number, States>,
  payments: readonly AdPayment[],
): Promise<void> {
  const changed = payments.filter((payment) => isOther(payment, before.get(payment.id)));
  if (changed.length === 0) return;
  const released = changed.filter(({ id, holdsAd }) => !holdsAd && before.get(id)?.holdsAd);
  if (released.length > 0)
    await manager.update(AdPayment, { id: In(released.map(({ id }) => id)) }, { holdsAd: false });
  await manager.query(
    `UPDATE ad_payments SET holds_ad = state.holds, status = state.status, awaits_decision = state.awaits
     FROM unnest($1::integer[], $2::boolean[], $3::text[], $4::boolean[]) AS state (id, holds, status, awaits)
     WHERE ad_payments.id = state.id`,
    [
      changed.map(({ id }) => id),
      changed.map(({ holdsAd }) => holdsAd),
      changed.map(({ status }) => status),
      changed.map(({ awaitsDecision }) => awaitsDecision),
    ],
  );
}

const isOther = (now: States, before: States | undefined): boolean =>
  now.holdsAd !== before?.holdsAd ||
  now.status !== before.status ||
  now.awaitsDecision !== before.awaitsDecision;
