import type { EntityManager } from 'typeorm';
import type { NftBadge } from './entities/nft-badge.entity.js';
import { walletHoldsBadge } from './nft.errors.js';

/**
 * Whether a wallet has another badge of the season, or is about to, on whichever contract: each contract knows its own holders
 * alone. Who asks for the same wallet at once comes one after the other.
 */
async function hasOtherBadge(
  manager: EntityManager,
  wallet: string,
  { id, season }: Pick<NftBadge, 'id' | 'season'>,
): Promise<boolean> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`badge-wallet:${wallet.toLowerCase()}`]);
  const found: unknown[] = await manager.query(
    `SELECT FROM nft_badges
     WHERE id <> $2 AND season = $3 AND (lower(holder) = $1 OR lower(mint_to) = $1 AND token_id IS NULL) LIMIT 1`,
    [wallet.toLowerCase(), id, season],
  );
  return found.length > 0;
}

/** To which wallet a badge is to be minted; to none where it has another badge of the season. */
export async function orderFor(
  manager: EntityManager,
  wallet: string,
  badge: Pick<NftBadge, 'id' | 'season'>,
): Promise<Pick<NftBadge, 'mintTo' | 'problem'>> {
  return (await hasOtherBadge(manager, wallet, badge))
    ? { mintTo: null, problem: walletHoldsBadge().code }
    : { mintTo: wallet, problem: null };
}
