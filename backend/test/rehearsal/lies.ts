import { setTimeout as delay } from 'node:timers/promises';
import type { RehearsalChain } from './rehearsal-chain.ts';
import type { RehearsalSite } from './rehearsal-site.ts';

const TRUTH_MS = 6_000;
const LIE_MS = 3_000;
const OMITTED_ANSWERS = 6;

/** While it goes on, one node after the other leaves logs out, falls behind, is slow or dies; and a process of the API is killed. */
export async function disturb(
  chain: RehearsalChain,
  site: RehearsalSite,
  isOver: () => boolean,
): Promise<number> {
  let disturbances = 0;
  while (!isOver()) {
    const node = site.nodes[disturbances % site.nodes.length]!;
    const lies = [
      async () => node.omitLogs({ times: OMITTED_ANSWERS }),
      async () => node.freezeAt((await chain.provider.getBlockNumber()) - 3),
      async () => node.delay(2_000),
      async () => node.die(),
      async () => kill(site, disturbances),
    ];
    await lies[disturbances % lies.length]!();
    await delay(LIE_MS);
    await node.recover();
    disturbances += 1;
    await delay(TRUTH_MS);
  }
  return disturbances;
}

async function kill(site: RehearsalSite, count: number): Promise<void> {
  const index = Math.floor(count / 5) % 2;
  await site.killApi(index);
  await site.startApi(index);
}
