import { datedRegistries, registriesOf } from './dated-registries';
import { readRoot } from './vote-registry';

/** What the registries that count for a month say; `asked` are those whose word it is. */
export type FoundRoot =
  | { state: 'found'; root: string; asked: readonly string[] }
  /** None of them holds one for this month. */
  | { state: 'none'; asked: readonly string[] };

/** A month has one spelling, by which it is compared with first months; another one is no month, whatever stands under it. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * The root of a month on the first registry that holds one, of those that count for it.
 * @param listed the site's registries, the oldest first
 * @throws where the node does not answer
 */
export async function findRoot(rpcUrl: string, listed: readonly string[], month: string): Promise<FoundRoot> {
  const dated = MONTH.test(month) ? await datedRegistries(rpcUrl, listed) : [];
  const asked: string[] = [];
  for (const { address } of registriesOf(month, dated)) {
    asked.push(address);
    const root = await readRoot(rpcUrl, address, month);
    if (root !== null) return { state: 'found', root, asked: [address] };
  }
  return { state: 'none', asked };
}
