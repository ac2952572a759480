import { readFirstMonth } from './vote-registry';

/** A registry, and the month that it was made for first; null in the first version, which takes any month. */
export interface DatedRegistry {
  address: string;
  firstMonth: string | null;
}

/** A contract's first month never changes, so each is asked for once. */
const known = new Map<string, string | null>();

/**
 * Registries with their first months, as a node of their chain tells them.
 * @throws where the node does not answer
 */
export function datedRegistries(rpcUrl: string, addresses: readonly string[]): Promise<DatedRegistry[]> {
  return Promise.all(
    addresses.map(async (address) => ({ address, firstMonth: await firstMonthOf(rpcUrl, address) })),
  );
}

async function firstMonthOf(rpcUrl: string, address: string): Promise<string | null> {
  const key = `${rpcUrl} ${address.toLowerCase()}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const firstMonth = await readFirstMonth(rpcUrl, address);
  known.set(key, firstMonth);
  return firstMonth;
}

/**
 * The registries on which a month's root may stand: those made for the latest first month that is not after it, the newest first;
 * the API publishes by the same rule. One that is deployed later for earlier months thus takes none from others. One of the first
 * version can be sealed ahead by whoever publishes there, so it counts for the months alone that no later version was made for.
 * @param registries the oldest first
 */
export function registriesOf(month: string, registries: readonly DatedRegistry[]): DatedRegistry[] {
  const begun = registries.flatMap(({ firstMonth }) => firstMonth ?? []).filter((first) => first <= month);
  const latest = begun.toSorted().at(-1) ?? null;
  return registries.filter(({ firstMonth }) => firstMonth === latest).toReversed();
}
