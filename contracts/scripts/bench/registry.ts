import { id } from 'ethers';
import type { Connection } from '../connection.ts';
import { namedSigners } from '../named-signers.ts';
import { measure, printCodeSize, printHead } from './gas-table.ts';

/** The bare transaction, a new slot for the root and the event's log leave little for checks and role. */
const PUBLISH_GOAL = 60_000;

/** Measures publishing a month's root. */
export async function benchRegistry({ ethers }: Connection): Promise<void> {
  const { admin, moderator: publisher } = await namedSigners(ethers);
  const registry = (await ethers.deployContract('VoteRegistry', [admin, publisher, '1970-01'])).connect(
    publisher,
  );

  printHead('VoteRegistry');
  await measure('publish', registry.publish('2026-08', id('root'), 100_000n), PUBLISH_GOAL);
  printCodeSize(await ethers.provider.getCode(registry));
}
