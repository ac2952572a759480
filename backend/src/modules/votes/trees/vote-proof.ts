import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { VoteLeaf } from '../vote-leaf.js';

/** Solidity types of a leaf's parts. */
export const LEAF_TYPES = ['string', 'uint256', 'uint256', 'bytes32', 'bool'];

/** Whether the library that defines such trees finds the leaf below the root. */
export const isLeafOf = (root: string, leaf: VoteLeaf, proof: string[]): boolean =>
  StandardMerkleTree.verify(root, LEAF_TYPES, leaf, proof);
