import { IsNull, MoreThan, Not } from 'typeorm';
import { type ContractBadge, readBadges } from '../../../chain/books/contract-state.js';
import { NftBadge } from '../../nft/entities/nft-badge.entity.js';
import { type BookDifference, compare } from '../book-difference.js';
import { type CheckedContract, type CheckResult, contractAt, subjectsAfter } from './contract-check.js';
import { CHUNK, inChunks } from './in-chunks.js';

/** Compares who holds which badge. */
export async function checkBadges(checked: CheckedContract): Promise<CheckResult> {
  const differences: BookDifference[] = [];
  const compared = await inChunks(async (after) => {
    const badges = await mintedBadges(checked, after);
    const later = await subjectsAfter(checked);
    const found = await readBadges(
      contractAt(checked),
      badges.map(({ tokenId }) => tokenId!),
    );
    badges.forEach(({ id, holder, chainType }, index) => {
      if (later.has(String(id))) return;
      const books = inWords({ holder, badgeType: chainType });
      differences.push(...compare('badge', String(id), books, inWords(found[index]!)));
    });
    return badges.map(({ id }) => String(id));
  });
  return { compared, differences, figures: null };
}

const inWords = ({ holder, badgeType }: ContractBadge): string =>
  holder === null ? 'nobody holds it' : `${holder} holds it as type ${badgeType}`;

const mintedBadges = ({ contract, manager }: CheckedContract, after: string): Promise<NftBadge[]> =>
  manager.find(NftBadge, {
    where: { contractAddress: contract.address, tokenId: Not(IsNull()), id: MoreThan(Number(after)) },
    order: { id: 'ASC' },
    take: CHUNK,
  });
