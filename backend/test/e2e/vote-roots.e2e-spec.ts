import { Logger } from '@nestjs/common';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { type Contract, id, NonceManager, parseEther, ZeroHash } from 'ethers';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import type { PublishedVoteDto } from '../../src/modules/votes/dto/published-vote.dto.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { LEAF_TYPES } from '../../src/modules/votes/trees/vote-proof.js';
import { VoteTrees } from '../../src/modules/votes/trees/vote-trees.service.js';
import { leafOf } from '../../src/modules/votes/vote-leaf.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, pastVote, whenPublished } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const COINS = parseEther('10000');

let months = 0;

/** A month of its own for each test, long over. */
function nextMonth(): string {
  const index = months++;
  return `${2020 + Math.floor(index / 12)}-${String(1 + (index % 12)).padStart(2, '0')}`;
}

describe('the votes of a month that ended', () => {
  let app: TestApp;
  let participants: number[];
  let month: string;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    participants = [];
    for (const person of await invited(app, 2)) participants.push((await takePlace(person)).id);
  });
  beforeEach(async () => {
    month = nextMonth();
    for (const [index, participantId] of [0, 1, 0, 0, 1].entries())
      await pastVote(manager(), participants[participantId]!, month, { counted: index !== 3 });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const manager = () => app.dataSource.manager;
  const rootOnChain = async (wanted = month) =>
    (await app.chain.registry.getFunction('roots').staticCall(wanted)) as string;
  const leaves = async () =>
    (await app.client().get(`/votes/months/${month}/leaves`).expect(200)).body as PublishedVoteDto[];
  /** As anyone would, from what is published. */
  const recount = async () =>
    StandardMerkleTree.of(
      (await leaves()).map((leaf) => [
        ...[leaf.month, leaf.participantId, leaf.awardId, leaf.pseudonym, leaf.counted],
      ]),
      LEAF_TYPES,
    ).root;
  const intents = async () =>
    (await manager().find(OperatorTransaction, { order: { id: 'ASC' } })).filter(({ intent }) =>
      intent.endsWith(`:${month}`),
    );
  const publishByHand = async (root: string) => {
    const operator = new NonceManager(
      developmentWallet(DEVELOPMENT_ACCOUNT.operator).connect(app.chain.provider),
    );
    const registry = app.chain.registry.connect(operator) as Contract;
    const { hash } = await registry.getFunction('publish').send(month, root, 5);
    await app.chain.provider.waitForTransaction(hash);
  };

  const setCoins = async (wei: bigint) =>
    app.chain.setBalance(developmentWallet(DEVELOPMENT_ACCOUNT.operator).address, wei);
  /** Whoever goes back to it has an operator whose transactions no node takes, however soon they are sent again. */
  const snapshotWithoutCoins = async (): Promise<string> => {
    await setCoins(0n);
    const snapshot = await app.chain.snapshot();
    await setCoins(COINS);
    return snapshot;
  };

  it('get a root on the chain that everybody finds again from the published leaves', async () => {
    await closeMonths(app);
    const fixed = await whenPublished(app, month);
    expect(fixed).toMatchObject({ leaves: 5, closedAt: expect.any(Date) });
    expect(await rootOnChain()).toBe(fixed.root);
    expect(await recount()).toBe(fixed.root);
    const { logs } = (await app.chain.provider.getTransactionReceipt(fixed.transactionHash!))!;
    const { args } = app.chain.registry.interface.parseLog(logs[0]!)!;
    expect([...args]).toEqual([month, fixed.root, 5n]);
  });

  it('are published in an order that does not tell who voted when', async () => {
    await closeMonths(app);
    const pseudonyms = (await leaves()).map(({ pseudonym }) => pseudonym);
    expect(pseudonyms).toEqual(pseudonyms.toSorted());
  });

  it('get one root and one transaction, however often and wherever it is tried', async () => {
    const other = await TestApp.start({ DATABASE_URL: app.config.databaseUrl }, app.chain);
    try {
      await stopClosing(other);
      await Promise.all([app, other, app, other].map(async (each) => closeMonths(each)));
      await whenPublished(other, month);
      await closeMonths(other);
      expect(await intents()).toHaveLength(1);
      expect(await manager().countBy(VoteMonth, { month })).toBe(1);
    } finally {
      await other.nest.close();
    }
  });

  it('no longer lead to the root once one of them is changed', async () => {
    await closeMonths(app);
    const [vote] = await manager().findBy(Vote, { month });
    await manager().update(Vote, { id: vote!.id }, { participantId: otherThan(vote!.participantId) });
    expect(await recount()).not.toBe(await rootOnChain());
  });

  it('no longer lead to the root once one of them is left uncounted', async () => {
    await closeMonths(app);
    const [vote] = await manager().findBy(Vote, { month, counted: true });
    await manager().update(Vote, { id: vote!.id }, { counted: false });
    expect(await recount()).not.toBe(await rootOnChain());
  });

  it('no longer lead to the root once one is added', async () => {
    await closeMonths(app);
    await pastVote(manager(), participants[0]!, month);
    expect(await recount()).not.toBe(await rootOnChain());
  });

  it('no longer lead to the root once one is dropped', async () => {
    await closeMonths(app);
    const [vote] = await manager().findBy(Vote, { month });
    await manager().delete(Vote, { id: vote!.id });
    expect(await recount()).not.toBe(await rootOnChain());
  });

  it('are fixed as they are when nobody can change them any more', async () => {
    const trees = app.nest.get(VoteTrees);
    const make = trees.make.bind(trees);
    jest.spyOn(trees, 'make').mockImplementationOnce(async (...given) => {
      const made = await make(...given);
      const [vote] = await manager().findBy(Vote, { month, counted: true });
      await manager().update(Vote, { id: vote!.id }, { counted: false });
      return made;
    });
    await closeMonths(app);
    const { root } = await whenPublished(app, month);
    expect((await leaves()).filter(({ counted }) => !counted)).toHaveLength(2);
    expect(await recount()).toBe(root);
  });

  it('get their root again when its block left the chain', async () => {
    const before = await app.chain.snapshot();
    // It comes back in one of the first four blocks after the reorganisation.
    await app.chain.mine(4);
    await closeMonths(app);
    const first = await whenPublished(app, month);
    await app.chain.revertTo(before);
    await app.chain.mine(3);
    await eventually(async () => expect(await rootOnChain()).toBe(first.root));
    const again = await eventually(async () => {
      const fixed = await manager().findOneByOrFail(VoteMonth, { month });
      expect(fixed).toMatchObject({ blockNumber: expect.any(Number) as number });
      expect(fixed.blockNumber).not.toBe(first.blockNumber);
      return fixed;
    });
    expect(again).toMatchObject({ root: first.root, transactionHash: first.transactionHash });
    expect(await intents()).toHaveLength(1);
  });

  it('have no transaction while its block is away', async () => {
    const before = await snapshotWithoutCoins();
    await closeMonths(app);
    await whenPublished(app, month);
    await app.chain.revertTo(before);
    await app.chain.mine(3);
    await eventually(async () =>
      expect(await manager().findOneBy(VoteMonth, { month })).toMatchObject({
        transactionHash: null,
        blockNumber: null,
      }),
    );
    await setCoins(COINS);
    await whenPublished(app, month);
  });

  it('get their root again when it left the chain after it was final', async () => {
    const before = await snapshotWithoutCoins();
    await closeMonths(app);
    const { root } = await whenPublished(app, month);
    await app.chain.mine(6);
    await eventually(async () => expect(await intents()).toMatchObject([{ status: 'done' }]));
    await app.chain.revertTo(before);
    await app.chain.mine(3);
    await eventually(async () =>
      expect(await manager().findOneBy(VoteMonth, { month })).toMatchObject({ transactionHash: null }),
    );
    await setCoins(COINS);
    await closeMonths(app);
    await whenPublished(app, month);
    expect(await rootOnChain()).toBe(root);
  });

  it('get their root although the process ended between storing the transaction and sending it', async () => {
    const send = jest
      .spyOn(app.nest.get(FollowedChains).home.operators.of('publisher'), 'broadcast')
      .mockRejectedValue(new Error('killed'));
    await app.chain.provider.send('evm_setAutomine', [false]);
    try {
      await expect(closeMonths(app)).rejects.toThrow('killed');
      expect(await intents()).toHaveLength(1);
      expect(await rootOnChain()).toBe(ZeroHash);
    } finally {
      await app.chain.provider.send('evm_setAutomine', [true]);
      send.mockRestore();
    }
    await app.chain.mine(1);
    const { root } = await whenPublished(app, month);
    expect(await rootOnChain()).toBe(root);
    expect(await intents()).toHaveLength(1);
  });

  it('find their transaction although the root was on the chain before they were fixed here', async () => {
    const votes = await manager().findBy(Vote, { month });
    const { root } = StandardMerkleTree.of(
      votes.map((vote) => leafOf(month, vote)),
      LEAF_TYPES,
    );
    await publishByHand(root);
    await eventually(async () => expect(await manager().countBy(ChainEvent, { subject: month })).toBe(1));
    await closeMonths(app);
    expect(await whenPublished(app, month)).toMatchObject({ root, registry: app.chain.registry.target });
    expect(await intents()).toHaveLength(0);
  });

  it('keep to their own root, and raise an alarm, where the chain holds another one', async () => {
    const alarm = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await publishByHand(id('the root of another database'));
    await closeMonths(app);
    await closeMonths(app);
    expect(alarm).toHaveBeenCalledWith(
      expect.objectContaining({ month, standing: id('the root of another database') }),
      expect.stringContaining('another root'),
    );
    expect(await manager().findOneBy(VoteMonth, { month })).toMatchObject({ transactionHash: null });
    expect(await rootOnChain()).toBe(id('the root of another database'));
    expect(await intents()).toHaveLength(0);
  });

  it('are open until 48 hours after it', async () => {
    const [{ current, ended }] = await manager().query<[{ current: string; ended: string }]>(
      `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS current,
              to_char((now() - interval '48 hours') AT TIME ZONE 'UTC', 'YYYY-MM') AS ended`,
    );
    for (const open of new Set([current, ended])) await pastVote(manager(), participants[0]!, open);
    await closeMonths(app);
    expect(await manager().countBy(VoteMonth, { month: current })).toBe(0);
    expect(await manager().countBy(VoteMonth, { month: ended })).toBe(0);
    const { body } = await app.client().get(`/votes/months/${current}/leaves`).expect(409);
    expect(body).toMatchObject({ code: 'month_not_fixed' });
  });

  it('are none where nobody voted: such a month has no root', async () => {
    const quiet = nextMonth();
    await closeMonths(app);
    expect(await manager().countBy(VoteMonth, { month: quiet })).toBe(0);
    expect(await rootOnChain(quiet)).toBe(ZeroHash);
    await app.client().get(`/votes/months/${quiet}/leaves`).expect(409);
    await app.client().get('/votes/months/2026-13/leaves').expect(400);
  });

  const otherThan = (participantId: number) => participants.find((each) => each !== participantId)!;
});
