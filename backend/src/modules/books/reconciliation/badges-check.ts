import { IsNull, MoreThan, Not } from 'typeorm';
import { type ContractBadge, readBadges } from '../../../chain/books/contract-state.js';
import { NftBadge } from '../../nft/entities/nft-badge.entity.js';
import { recountBadges } from '../../nft/recount-badges.js';
import { compareWithContract, compareSum } from '../book-difference.js';
import {
  type CheckedContract,
  type CheckedSlice,
  type CheckedWhole,
  contractAt,
  subjectsAfter,
} from './contract-check.js';
import { CHUNK, sliceOf } from './in-chunks.js';

/** Compares who holds which badge. */
export const checkBadges = (checked: CheckedContract, after: string): Promise<CheckedSlice> =>
  sliceOf(after, async (last) => {
    const badges = await mintedBadges(checked, last);
    const later = await subjectsAfter(checked);
    const found = await readBadges(
      contractAt(checked),
      badges.map(({ tokenId }) => tokenId!),
    );
    const differences = badges.flatMap(({ id, holder, chainType }, index) => {
      if (later.has(String(id))) return [];
      const books = inWords({ holder, badgeType: chainType });
      return compareWithContract('badge', String(id), books, inWords(found[index]!));
    });
    return { ids: badges.map(({ id }) => String(id)), differences };
  });

/** Compares how many were minted with the sum that is kept of them. */
export async function checkBadgeCount({ manager }: CheckedContract): Promise<CheckedWhole> {
  const { kept, counted } = await recountBadges(manager);
  return { differences: compareSum('badges', String(kept.count), String(counted.count)), figures: null };
}

const inWords = ({ holder, badgeType }: ContractBadge): string =>
  holder === null ? 'nobody holds it' : `${holder} holds it as type ${badgeType}`;

const mintedBadges = ({ contract, manager }: CheckedContract, after: string): Promise<NftBadge[]> =>
  manager.find(NftBadge, {
    where: { contractAddress: contract.address, tokenId: Not(IsNull()), id: MoreThan(Number(after)) },
    order: { id: 'ASC' },
    take: CHUNK,
  });
