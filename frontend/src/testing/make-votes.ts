import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { id, keccak256 } from 'ethers';
import type { PublishedVote, VoteReceipt } from '../api/generated/votes';

const LEAF_TYPES = ['string', 'uint256', 'uint256', 'bytes32', 'bool'];

export const votedMonth = '2026-08';

/** The secret of the vote at this place in the list. */
export const secretOf = (index: number): string => id(`secret ${index}`);

/** Votes of a month, every fifth of them left uncounted. */
export const makeVotes = (count: number): PublishedVote[] =>
  Array.from({ length: count }, (_, index) => ({
    month: votedMonth,
    participantId: 1 + (index % 3),
    awardId: 1,
    pseudonym: keccak256(secretOf(index)),
    counted: index % 5 !== 4,
  }));

const treeOf = (votes: PublishedVote[]) =>
  StandardMerkleTree.of(
    votes.map(({ month, participantId, awardId, pseudonym, counted }) => [
      ...[month, participantId, awardId, pseudonym, counted],
    ]),
    LEAF_TYPES,
  );

/** The root that the chain holds once these votes are fixed. */
export const rootOf = (votes: PublishedVote[]): string => treeOf(votes).root;

/** What the voter at this place in the list keeps, as the API gives it. */
export function receiptOf(votes: PublishedVote[], index: number): VoteReceipt {
  const tree = treeOf(votes);
  const leaf = tree.at(index)!;
  return { leaf, proof: tree.getProof(index), root: tree.root, month: votedMonth, registry: null };
}
