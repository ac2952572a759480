import { setTimeout as delay } from 'node:timers/promises';
import { withHead, withInstead, withoutBlocks } from '../support/lies.ts';
import type { RehearsalChain } from './rehearsal-chain.ts';
import type { RehearsalSite } from './rehearsal-site.ts';

const TRUTH_MS = 6_000;
const LIE_MS = 3_000;
const OMITTED_ANSWERS = 6;

/**
 * While it goes on, one node after the other leaves logs out, falls behind, leaps ahead, tells of other payers and other
 * blocks, refuses, is slow or dies; and a process of the API is killed.
 */
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
      async () => node.tell(withHead((await chain.provider.getBlockNumber()) + 1_000_000)),
      async () => node.tell(withInstead(await payerOfLastLog(chain), OTHER_PAYER)),
      async () => node.tell(withoutBlocks((await chain.provider.getBlockNumber()) - 30)),
      async () => node.limit('eth_getLogs'),
      async () => node.answerStatus(429),
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

/** The second topic of a payment's log names who paid. */
async function payerOfLastLog({ provider }: RehearsalChain): Promise<string> {
  const newest = await provider.getBlockNumber();
  const logs = await provider.getLogs({ fromBlock: Math.max(0, newest - 20) });
  return logs.at(-1)?.topics[2]?.slice(26) ?? NOBODY;
}

const NOBODY = '0'.repeat(40);
const OTHER_PAYER = 'ad'.repeat(20);

async function kill(site: RehearsalSite, count: number): Promise<void> {
  const index = count % 2;
  await site.killApi(index);
  await site.startApi(index);
}
