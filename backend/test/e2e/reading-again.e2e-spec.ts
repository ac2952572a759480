import type { EntityManager } from 'typeorm';
import { BalanceCheck } from '../../src/chain/books/balance-check.js';
import { BookAgreement } from '../../src/chain/books/entities/book-agreement.entity.js';
import { SPLITTER } from '../../src/chain/contracts/chain-contracts.js';
import { ChainCursors } from '../../src/chain/events/chain-cursors.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { ReadingState } from '../../src/chain/events/reading-state.js';
import type { FollowedChain } from '../../src/chain/followed-chain.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { type BlockPosition, positionOf } from '../../src/chain/nodes/chain-client.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { whileHeld } from '../support/held-lock.js';
import type { RpcCall, RpcReply } from '../support/lies.ts';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** Blocks after which the local chain's are final. */
const FINAL = 7;

/** Of how many blocks a node tells the logs at once. */
const NARROW = 10;

/** More blocks than are read at once by their receipts. */
const FAR = 40;

describe('what is read again', () => {
  let app: TestApp;
  let node: LyingNode;
  let home: FollowedChain;
  let paid: number;
  let beforePaid: BlockPosition;

  beforeAll(async () => {
    const chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    ({ home } = app.nest.get(FollowedChains));
    const { client } = await signedIn(app);
    const adId = await submitAd(client);
    paid = (await chain.pay(adId)).blockNumber;
    beforePaid = positionOf((await home.client.block(paid - 1))!);
    await chain.mine(2 * FINAL);
    await whenPayment(client, adId, 'confirmed');
    await whenAgreed();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await node.recover();
  });
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  const agreement = async () =>
    app.dataSource.manager.findOneByOrFail(BookAgreement, { chainId: home.chainId });

  /** Nothing is left to be read, and the balance agrees up to the last block that is final: it is compared again once there is another one. */
  const whenAgreed = () =>
    eventually(async () => {
      const final = await home.finality.upTo(await app.chain.provider.getBlockNumber());
      expect(await agreement()).toMatchObject({ block: final, problem: null });
      const behind = 'SELECT FROM chain_cursors WHERE block_number < $1';
      expect(await app.dataSource.query(behind, [final])).toEqual([]);
    });

  const payments = () => app.dataSource.manager.countBy(ChainEvent, { name: 'AdPaid' });
  const losePayments = async (manager: EntityManager) => manager.delete(ChainEvent, { name: 'AdPaid' });
  /** As another process does it, of which this one hears nothing. */
  const takeBack = async (manager: EntityManager) =>
    new ChainCursors(home.chainId, app.dataSource).takeBack(manager, beforePaid);

  it('is read by who asks for it, whatever a reading that was under way has read', async () => {
    let again: Promise<void> | undefined;
    await whileHeld(
      app.dataSource,
      { sql: 'SELECT FROM chain_heads FOR UPDATE', waits: 'INSERT INTO "chain_heads"%', waiting: 1 },
      async () => undefined,
      async (manager) => {
        await losePayments(manager);
        again = home.watcher.readAgainFrom(beforePaid);
      },
    );
    await again;
    expect(await payments()).toBe(1);
  });

  it('is read twice before it counts as read, whoever took the cursors back', async () => {
    await whenAgreed();
    let isTold = true;
    node.tell((call, reply) => {
      const { fromBlock } = (call.params?.[0] ?? {}) as { fromBlock?: string };
      if (call.method !== 'eth_getLogs' || Number(fromBlock) > paid || isTold) return reply;
      isTold = true;
      return { ...reply, result: [] };
    });
    await app.dataSource.transaction(async (manager) => {
      await takeBack(manager);
      await losePayments(manager);
      isTold = false;
    });
    await eventually(async () => expect(await payments()).toBe(1));
    expect(isTold).toBe(true);
  });

  it('is read in parts where the cursors are taken back during a reading', async () => {
    await whenAgreed();
    jest.replaceProperty(home.reader, 'maxRange', NARROW);
    const readAll = jest.spyOn(home.reader, 'readAll');
    const due = jest.spyOn(ReadingState.prototype, 'due').mockImplementationOnce(async (_head, from) => {
      await takeBack(app.dataSource.manager);
      return { what: 'all', from };
    });
    await eventually(() => Promise.resolve(expect(due).toHaveBeenCalled()));
    await due.mock.results[0]!.value;
    await whenAgreed();
    const widths = readAll.mock.calls.map(([, { from, to }]) => to - from);
    expect(widths.filter((width) => width > NARROW)).toEqual([]);
  });

  describe('for a balance that differs, where the node knows no old states', () => {
    let balance: bigint;
    let takenBack: jest.SpyInstance;

    beforeEach(async () => {
      await whenAgreed();
      balance = await app.chain.provider.getBalance(app.chain.address);
      takenBack = jest.spyOn(ChainCursors.prototype, 'takeBack');
    });
    afterEach(async () => app.chain.setBalance(app.chain.address, balance));

    /** The contract has less than its events account for, as of a block of which alone the state is known. */
    async function differ(): Promise<void> {
      const head = await app.chain.provider.getBlockNumber();
      const known = await home.finality.upTo(head + FAR);
      node.tell(withoutStatesBefore(known));
      await app.chain.setBalance(app.chain.address, balance - 1n);
      await app.chain.mine(FAR);
      await eventually(async () => expect(await agreement()).toMatchObject({ problem: expect.any(String) }));
      await checkAgain();
    }

    /** As the site does each minute. */
    async function checkAgain(): Promise<void> {
      const splitter = (await home.contracts.verified()).find(({ name }) => name === SPLITTER)!;
      const final = await home.finality.upTo(await home.watcher.head());
      expect(await new BalanceCheck(home, app.dataSource).check(splitter, final)).toBe(false);
    }

    async function agreeAgain(): Promise<void> {
      await app.chain.setBalance(app.chain.address, balance);
      await app.chain.mine(FINAL);
      await whenAgreed();
    }

    it('is so once as long as nothing explains it, before the chain rests, and once more for the next one', async () => {
      const wake = jest.spyOn(home.attention, 'wake');
      await differ();
      expect(takenBack).toHaveBeenCalledTimes(1);
      expect(wake).toHaveBeenCalled();
      await checkAgain();
      expect(takenBack).toHaveBeenCalledTimes(1);
      await agreeAgain();
      await differ();
      expect(takenBack).toHaveBeenCalledTimes(2);
      await agreeAgain();
    });
  });
});

/** Of blocks before this one it does not know what anybody had. */
const withoutStatesBefore =
  (block: number) =>
  (call: RpcCall, reply: RpcReply): RpcReply =>
    call.method === 'eth_getBalance' && Number(call.params?.[1]) < block
      ? { id: reply.id, error: { code: -32_000, message: 'missing trie node' } }
      : reply;
