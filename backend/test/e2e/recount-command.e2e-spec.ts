import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteTotal } from '../../src/modules/votes/entities/vote-total.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { VoteTree } from '../../src/modules/votes/entities/vote-tree.entity.js';
import { LEAF_TYPES } from '../../src/modules/votes/trees/vote-proof.js';
import { VoteTrees } from '../../src/modules/votes/trees/vote-trees.service.js';
import { leafOf } from '../../src/modules/votes/vote-leaf.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, PAST_MONTH, pastVote, whenPublished } from '../factories/vote-month.factory.js';
import { stopClosing } from '../support/stop-work.js';
import { TestChain } from '../support/test-chain.js';
import { TestApp } from '../support/test-app.js';

const COMMAND = join(__dirname, '../../dist/recount.js');

describe('the command that counts a month again', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    const [person] = await invited(app, 1);
    const { id } = await takePlace(person!);
    for (let count = 0; count < 7; count++)
      await pastVote(app.dataSource.manager, id, PAST_MONTH, { counted: count !== 3 });
    await closeMonths(app);
    await whenPublished(app, PAST_MONTH);
  });
  afterAll(() => app.stop());

  const recount = async (...more: string[]) =>
    promisify(execFile)(process.execPath, [COMMAND, app.url, ...more]).then(
      ({ stdout }) => ({ code: 0, lines: stdout.trim().split('\n') }),
      (error: unknown) => {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return { code, lines: `${stdout}${stderr}`.trim().split('\n') };
      },
    );
  const ask = async () => recount(PAST_MONTH, '--node', app.chain.rpcUrl);

  it('finds the root on the chain and the totals of the site', async () => {
    const { code, lines } = await ask();
    expect(lines).toEqual([
      'holds: 7 votes, each with a pseudonym of its own',
      expect.stringMatching(
        /^holds: the root is (0x[\da-f]{64}), and \1 in registry 0x[\da-fA-F]{40} of chain \d+, which the site names$/,
      ),
      'holds: the totals are those that the site shows',
    ]);
    expect(code).toBe(0);
  });

  it('asks the registry that the reader knows, and tells what is open from what fails', async () => {
    const own = app.chain.registry.target as string;
    const { code, lines } = await recount(PAST_MONTH, '--node', app.chain.rpcUrl, '--registry', own);
    expect(lines[1]).toMatch(new RegExp(`^holds: .* in registry ${own} of chain ${app.chain.chainId}$`));
    expect(code).toBe(0);
    const other = await TestChain.start();
    const there = other.registry.target as string;
    expect(await recount(PAST_MONTH, '--node', other.rpcUrl, '--registry', there)).toMatchObject({
      code: 2,
      lines: [/^holds/, /^open: chain \d+ has no root/, /^holds/].map(matching),
    });
    other.provider.destroy();
  });

  it('says what does not hold once totals or votes were changed', async () => {
    const { manager } = app.dataSource;
    await manager.increment(VoteTotal, { month: PAST_MONTH }, 'counted', 1);
    const totals = await ask();
    expect(totals).toMatchObject({
      code: 1,
      lines: [expect.any(String), /^holds/, /^FAILS: the totals/].map(matching),
    });
    await manager.decrement(VoteTotal, { month: PAST_MONTH }, 'counted', 1);

    const [vote] = await manager.findBy(Vote, { month: PAST_MONTH, counted: true });
    await manager.update(Vote, { id: vote!.id }, { counted: false });
    // As a site would that does not say so.
    const votes = await manager.findBy(Vote, { month: PAST_MONTH });
    const { root } = StandardMerkleTree.of(
      votes.map((each) => leafOf(PAST_MONTH, each)),
      LEAF_TYPES,
    );
    await manager.update(VoteMonth, { month: PAST_MONTH }, { root });
    await manager.delete(VoteTree, { month: PAST_MONTH });
    await app.nest.get(VoteTrees).makeMissing();
    expect(await ask()).toMatchObject({
      code: 1,
      lines: [/^holds/, /^FAILS: the root/, /^FAILS/].map(matching),
    });
  });

  it('says why it cannot count', async () => {
    expect(await recount('2026-13', '--node', app.chain.rpcUrl)).toMatchObject({ code: 1 });
    expect(await recount()).toMatchObject({ code: 1, lines: [matching(/npm run recount/)] });
  });

  function matching(given: unknown): unknown {
    return given instanceof RegExp ? (expect.stringMatching(given) as unknown) : given;
  }
});
