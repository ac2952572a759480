import type { Infrastructure } from '../infrastructure.ts';
import { say } from '../console.ts';
import { isShuttingDown, onShutDown } from '../processes/shut-down.ts';
import { repeat } from '../repeat.ts';
import { askDatabase } from './ask-database.ts';
import { ensureContracts } from './contracts.ts';

const lookMs = 10_000;

/**
 * Numbers of the seasons that are planned or have begun, each of which has badges of its own; the first where the database knows of none.
 * @param env the API's, which names the database
 */
export async function seasons(env: NodeJS.ProcessEnv): Promise<number[]> {
  const rows = await askDatabase<{ number: number }>(
    env,
    'SELECT number FROM seasons ORDER BY number',
    'which seasons there are',
  );
  return rows.length > 0 ? rows.map(({ number }) => number) : [1];
}

/**
 * Looks for seasons that were planned since, and deploys for them; what failed is tried again by the next look.
 * @returns the look
 */
export function newSeasons(
  find: () => Promise<number[]>,
  deploy: (seasons: number[]) => Promise<void>,
): () => Promise<void> {
  let known = [1];
  return async () => {
    const found = await find();
    if (found.length === known.length) return;
    await deploy(found);
    known = found;
  };
}

/** Deploys badges for the seasons that are planned while the site runs. What fails is tried again ten seconds later. */
export function followSeasons(dataDir: string, infrastructure: Infrastructure, env: NodeJS.ProcessEnv): void {
  const look = newSeasons(
    () => seasons(env),
    (found) => ensureContracts(dataDir, infrastructure, env, found),
  );
  const lookOrSay = () =>
    look().catch((error: unknown) => {
      if (!isShuttingDown()) say(`No badges for a new season yet: ${String(error)}`);
    });
  onShutDown(repeat(lookMs, lookOrSay));
}
