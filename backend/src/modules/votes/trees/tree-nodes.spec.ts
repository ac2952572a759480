import { randomBytes } from 'node:crypto';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { HASH_BYTES, hashLeaf, leafOf, type PublishedVote } from '../vote-leaf.js';
import { sortDescending } from './sorted-leaves.js';
import { findHash, hashAt, nodesFromLast, proofNodes } from './tree-nodes.js';
import { isLeafOf, LEAF_TYPES } from './vote-proof.js';

const MONTH = '2026-08';

const someVotes = (count: number): PublishedVote[] =>
  Array.from({ length: count }, (_, index) => ({
    participantId: index === 0 ? 2_147_483_647 : 1 + (index % 9),
    awardId: 1,
    pseudonym: `0x${randomBytes(32).toString('hex')}`,
    counted: index % 5 !== 3,
  }));

/** In runs of three, as the parts of a file are runs of many. */
async function* runsOf(hashes: Buffer[]): AsyncGenerator<Buffer> {
  for (let from = 0; from < hashes.length; from += 3) yield Buffer.concat(hashes.slice(from, from + 3));
}

const hashesOf = (votes: readonly PublishedVote[], month = MONTH): Buffer[] =>
  votes.map((vote) => hashLeaf(leafOf(month, vote)));

/** All nodes, the root first. */
async function treeOf(votes: readonly PublishedVote[], month = MONTH): Promise<Buffer[]> {
  const leaves = await sortDescending(() => runsOf(hashesOf(votes, month)));
  const nodes: Buffer[] = [];
  for (const [index, node] of nodesFromLast(leaves)) nodes[index] = Buffer.from(node);
  return nodes;
}

const hex = (bytes: Buffer): string => `0x${bytes.toString('hex')}`;
const rootOf = async (votes: readonly PublishedVote[], month = MONTH) =>
  hex((await treeOf(votes, month))[0]!);

function proofOf(nodes: Buffer[], vote: PublishedVote): string[] | null {
  const leaves = nodes.slice((nodes.length - 1) / 2);
  const index = findHash(Buffer.concat(leaves), hashLeaf(leafOf(MONTH, vote)));
  if (index === null) return null;
  return proofNodes((nodes.length - 1) / 2 + index).map((node) => hex(nodes[node]!));
}

describe('the tree of a month', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 9, 16, 33, 100, 1001])(
    'is the one that OpenZeppelin makes of %i votes',
    async (count) => {
      const votes = someVotes(count);
      const leaves = votes.map((vote) => leafOf(MONTH, vote));
      const theirs = StandardMerkleTree.of(leaves, LEAF_TYPES);
      const ours = await treeOf(votes);
      expect(ours.map(hex)).toEqual(theirs.dump().tree);
      for (const [index, leaf] of leaves.slice(0, 40).entries())
        expect(proofOf(ours, votes[index]!)).toEqual(theirs.getProof(leaf));
    },
  );

  it('does not depend on the order of the votes', async () => {
    const votes = someVotes(20);
    expect(await rootOf(votes.toReversed())).toBe(await rootOf(votes));
  });

  it('has another root once a vote is changed, added or dropped', async () => {
    const votes = someVotes(20);
    const root = await rootOf(votes);
    const [first, ...others] = votes as [PublishedVote, ...PublishedVote[]];
    const changes: Partial<PublishedVote>[] = [
      { participantId: first.participantId - 1 },
      { awardId: 2 },
      { pseudonym: someVotes(1)[0]!.pseudonym },
      { counted: !first.counted },
    ];
    for (const change of changes) expect(await rootOf([{ ...first, ...change }, ...others])).not.toBe(root);
    expect(await rootOf([...votes, ...someVotes(1)])).not.toBe(root);
    expect(await rootOf(others)).not.toBe(root);
    expect(await rootOf(votes, '2026-09')).not.toBe(root);
  });

  it('proves its leaves and no other', async () => {
    const votes = someVotes(20);
    const tree = await treeOf(votes);
    const root = hex(tree[0]!);
    const proof = proofOf(tree, votes[7]!)!;
    expect(isLeafOf(root, leafOf(MONTH, votes[7]!), proof)).toBe(true);
    expect(proofOf(tree, someVotes(1)[0]!)).toBeNull();
    expect(isLeafOf(root, leafOf(MONTH, { ...votes[7]!, counted: !votes[7]!.counted }), proof)).toBe(false);
    const elsewhere = await rootOf([...votes, ...someVotes(1)]);
    expect(isLeafOf(elsewhere, leafOf(MONTH, votes[7]!), proof)).toBe(false);
  });

  it('sorts leaves that begin alike, the greatest first', async () => {
    const alike = Array.from({ length: 9 }, () => Buffer.concat([Buffer.from([7, 7]), randomBytes(30)]));
    const all = [...alike, ...hashesOf(someVotes(50))];
    const sorted = await sortDescending(() => runsOf(all));
    const wanted = all.toSorted((one, other) => Buffer.compare(other, one));
    expect(sorted.equals(Buffer.concat(wanted))).toBe(true);
    expect(sorted).toHaveLength(all.length * HASH_BYTES);
  });

  it('is searched from where its leaves begin', async () => {
    const hashes = Buffer.concat([5, 9, 8, 3].map((first) => Buffer.alloc(HASH_BYTES, first)));
    expect(findHash(hashes, hashAt(hashes, 3), 1)).toBe(3);
    expect(findHash(hashes, hashAt(hashes, 1), 1)).toBe(1);
    expect(findHash(hashes, hashAt(hashes, 0), 1)).toBeNull();
  });
});
