import { StandardMerkleTree } from '@openzeppelin/merkle-tree';

/** What of a vote is published: month, participant, award, pseudonym, counted. */
export type VoteLeaf = [string, number, number, string, boolean];

const LEAF_TYPES = ['string', 'uint256', 'uint256', 'bytes32', 'bool'];

/** Whether the leaf leads to the root by these hashes. Loaded where a check begins, as is all of this file. */
export const leadsTo = (root: string, leaf: VoteLeaf, proof: string[]): boolean =>
  StandardMerkleTree.verify(root, LEAF_TYPES, leaf, proof);

/** Root of the tree of these votes, of which there must be one. */
export const rootOf = (leaves: VoteLeaf[]): string => StandardMerkleTree.of(leaves, LEAF_TYPES).root;
