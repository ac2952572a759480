import type { EntityManager } from 'typeorm';
import { type CountedSum, recountSum } from '../../common/sums/running-sums.js';

/** Counts anew how many badges were minted, and puts the sum right. */
export async function recountBadges(manager: EntityManager): Promise<CountedSum> {
  const place = { kind: 'badges', chainId: 0, contract: '', month: '' } as const;
  return recountSum(manager, place, COUNT, []);
}

const COUNT = `SELECT count(*) AS count, 0::numeric AS amount FROM nft_badges WHERE token_id IS NOT NULL`;
