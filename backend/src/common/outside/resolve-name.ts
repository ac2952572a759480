import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

/** How long a name server is waited for the first time (ms), and how often it is asked. */
const FIRST_WAIT_MS = 1_500;
const TRIES = 2;

/** No name is waited for longer (ms). */
const LONGEST_MS = 8_000;

/**
 * Where a stranger's name leads, asked of the name servers alone. `dns.lookup` would take one of the few threads that all names of the process share, for
 * as long as a silent server likes; this takes none, and is called off.
 * @param servers the machine's own if not given
 * @returns nothing where nobody answered in time
 */
export async function resolveName(
  host: string,
  signal?: AbortSignal,
  servers?: readonly string[],
): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: FIRST_WAIT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const over = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]);
  if (over.aborted) return [];
  const cancel = () => resolver.cancel();
  over.addEventListener('abort', cancel, { once: true });
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  over.removeEventListener('abort', cancel);
  const found = [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)];
  return hasIpv4() ? found : found.toReversed();
}

const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];

/** A machine without it is led to the other kind. */
const hasIpv4 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family, internal }) => family === 'IPv4' && !internal),
  );
