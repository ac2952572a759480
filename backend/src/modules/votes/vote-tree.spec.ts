import { randomBytes } from 'node:crypto';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { isLeafOf, LEAF_TYPES, leafOf, type PublishedVote } from './vote-leaf.js';
import { VoteTree } from './vote-tree.js';

const MONTH = '2026-08';

const someVotes = (count: number): PublishedVote[] =>
  Array.from({ length: count }, (_, index) => ({
    participantId: index === 0 ? 2_147_483_647 : 1 + (index % 9),
    awardId: 1,
    pseudonym: `0x${randomBytes(32).toString('hex')}`,
    counted: index % 5 !== 3,
  }));

const rootOf = async (votes: PublishedVote[]): Promise<string> => (await VoteTree.build(MONTH, votes)).root;

describe('the tree of a month', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 9, 16, 33, 100, 1001])(
    'is the one that OpenZeppelin makes of %i votes',
    async (count) => {
      const votes = someVotes(count);
      const leaves = votes.map((vote) => leafOf(MONTH, vote));
      const theirs = StandardMerkleTree.of(leaves, LEAF_TYPES);
      const ours = await VoteTree.build(MONTH, votes);
      expect(ours.root).toBe(theirs.root);
      for (const leaf of leaves.slice(0, 40)) expect(ours.proofOf(leaf)).toEqual(theirs.getProof(leaf));
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
    expect((await VoteTree.build('2026-09', votes)).root).not.toBe(root);
  });

  it('proves its leaves and no other', async () => {
    const votes = someVotes(20);
    const tree = await VoteTree.build(MONTH, votes);
    const leaf = leafOf(MONTH, votes[7]!);
    const proof = tree.proofOf(leaf)!;
    expect(isLeafOf(tree.root, leaf, proof)).toBe(true);
    expect(tree.proofOf(leafOf(MONTH, someVotes(1)[0]!))).toBeNull();
    expect(isLeafOf(tree.root, leafOf(MONTH, { ...votes[7]!, counted: !votes[7]!.counted }), proof)).toBe(
      false,
    );
    const elsewhere = await VoteTree.build(MONTH, [...votes, ...someVotes(1)]);
    expect(isLeafOf(elsewhere.root, leaf, proof)).toBe(false);
  });

  it('lets others have their turn while it is made, and not after every vote', async () => {
    const votes = someVotes(1001);
    let turns = 0;
    let isMade = false;
    const takeTurn = (): void => {
      turns += 1;
      if (!isMade) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await VoteTree.build(MONTH, votes);
    isMade = true;
    expect(turns).toBeGreaterThanOrEqual(4);
    expect(turns).toBeLessThanOrEqual(10);
  });

  it('refuses to be made of nothing', async () => {
    await expect(VoteTree.build(MONTH, [])).rejects.toThrow('no votes');
  });
});
