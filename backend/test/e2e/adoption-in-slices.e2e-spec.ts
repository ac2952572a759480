import { join } from 'node:path';
import { type Contract, Wallet } from 'ethers';
import { ChainDeployment } from '../../src/chain/contracts/entities/chain-deployment.entity.js';
import { ChainCursor } from '../../src/chain/events/entities/chain-cursor.entity.js';
import { ChainHead } from '../../src/chain/events/entities/chain-head.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { Reconciliation } from '../../src/modules/books/reconciliation/reconciliation.service.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import type { RpcCall } from '../support/lies.ts';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const CHAIN_ID = 97;

/** A hundred ranges of what a public node tells at once. */
const PAST_BLOCKS = 100_000;

/** More than one round reads. */
const SLICE_BLOCKS = 12_000;

/** How old a state may be that a pruned node knows (blocks). */
const KEPT_STATES = 128;

const MISSING = { code: -32000, message: 'missing trie node' };

/** Notes what must not happen while the past is half read: a look now and then would miss it. */
const NOTE_STEPS = `
  CREATE TABLE noted_steps (step text NOT NULL);
  CREATE FUNCTION note_step() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO noted_steps VALUES (TG_ARGV[0]); RETURN NULL; END';
  CREATE TRIGGER note_cursors AFTER UPDATE ON chain_cursors FOR EACH ROW
    WHEN (NEW.block_number < OLD.block_number) EXECUTE FUNCTION note_step('a cursor went back');
  CREATE TRIGGER note_checks AFTER INSERT OR UPDATE ON book_checks FOR EACH ROW
    WHEN (NEW.difference_count > 0) EXECUTE FUNCTION note_step('the books differ');
  CREATE TRIGGER note_agreements AFTER INSERT OR UPDATE ON book_agreements FOR EACH ROW
    WHEN (NEW.problem IS NOT NULL) EXECUTE FUNCTION note_step('balances differ');
  CREATE TRIGGER note_ads AFTER UPDATE ON ads FOR EACH ROW
    WHEN (NEW.status = 'pending') EXECUTE FUNCTION note_step('an ad is to be decided on again');
  CREATE TRIGGER note_payments AFTER INSERT OR UPDATE ON ad_payments FOR EACH ROW
    WHEN (NEW.outcome IS NULL) EXECUTE FUNCTION note_step('a payment waits for its outcome');`;

const PATIENCE_MS = 300_000;

describe('a contract that is listed long after it was deployed', () => {
  let chain: TestChain;
  let node: LyingNode;
  let app: TestApp;
  let added: string;
  let adId: number;
  let newest: number;
  /** First blocks of which its logs were asked. */
  const asked: number[] = [];

  beforeAll(async () => {
    chain = await TestChain.start(1, { chainId: CHAIN_ID });
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    adId = await submitAd((await signedIn(app)).client);
    await (await app.admin()).patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await chain.addSecondVersion();
    added = chain.address.toLowerCase();
    await livePast();
    await chain.mine(PAST_BLOCKS);
    await whenRead(PAST_BLOCKS);
    newest = await chain.provider.getBlockNumber();
    node.tell((call, reply) => {
      const from = firstBlockOf(call);
      if (from !== undefined) asked.push(from);
      return isOldState(call) ? { id: call.id, error: MISSING } : reply;
    });
    await app.dataSource.query(NOTE_STEPS);
  }, PATIENCE_MS);
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  const lastRead = async () =>
    (await app.dataSource.manager.findOneByOrFail(ChainHead, { chainId: CHAIN_ID })).number;
  const whenRead = (block: number) =>
    eventually(async () => expect(await lastRead()).toBeGreaterThanOrEqual(block), PATIENCE_MS);
  const readTo = async () =>
    (await app.dataSource.manager.findOneByOrFail(ChainCursor, { chainId: CHAIN_ID, contract: added }))
      .blockNumber;
  const isPastRead = async () =>
    (await app.dataSource.manager.findOneByOrFail(ChainDeployment, { address: chain.address })).pastRead;

  const steps = () => app.dataSource.query<{ step: string }[]>('SELECT DISTINCT step FROM noted_steps');

  /** The ad is paid, refunded, paid again and settled at the new contract before anybody reads it. */
  async function livePast(): Promise<void> {
    const operator = new Wallet(chain.operatorKey, chain.provider);
    const splitter = chain.splitter.connect(operator) as Contract;
    for (const act of ['refund', 'settle']) {
      const { logs } = await chain.pay(adId);
      const [, payer, attempt] = splitter.interface.parseLog(logs[0]!)!.args as unknown as [
        0,
        string,
        bigint,
      ];
      await chain.mine(SLICE_BLOCKS);
      const sent = (await splitter.getFunction(act).send(adId, payer, attempt)) as { hash: string };
      await chain.provider.waitForTransaction(sent.hash);
      await chain.mine(SLICE_BLOCKS);
    }
  }

  function isOldState({ method, params }: RpcCall): boolean {
    const readsState = method === 'eth_call' || method === 'eth_getBalance';
    return readsState && Number(params?.[1]) < newest - KEPT_STATES;
  }

  function firstBlockOf({ method, params }: RpcCall): number | undefined {
    if (method !== 'eth_getLogs') return undefined;
    const [{ address, fromBlock }] = params as [{ address: string | string[]; fromBlock: string }];
    return [address].flat().includes(added) ? Number(fromBlock) : undefined;
  }

  it(
    'is read from there in slices, while the newest blocks of the others are read as ever',
    async () => {
      node.delay(50);
      chain.writeRecord(app.config.dataDir);
      await eventually(async () => expect(await readTo()).toBeGreaterThan(10_000), PATIENCE_MS);
      await chain.mine(1);
      await whenRead(await chain.provider.getBlockNumber());
      expect(await app.nest.get(Reconciliation).reconcile(app.nest.get(FollowedChains).home)).toBe(false);
      expect(await isPastRead()).toBe(false);
      expect(await readTo()).toBeLessThan(PAST_BLOCKS);
      expect(await steps()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'goes on where it stopped in another process',
    async () => {
      await app.nest.close();
      const before = asked.splice(0);
      const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = app.config;
      const places = { DATABASE_URL, DATA_DIR, DEPLOYMENTS_DIR: join(DATA_DIR, 'deployments') };
      node.delay(0);
      app = await TestApp.start({ CHAIN_RPC_URL: node.url, ...places }, chain);
      await eventually(async () => expect(await isPastRead()).toBe(true), PATIENCE_MS);
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.max(...before));
    },
    PATIENCE_MS,
  );

  it(
    'means nothing before it is whole, and then what came of it',
    async () => {
      const { manager } = app.dataSource;
      await eventually(async () => {
        const payments = await manager.find(AdPayment, {
          where: { adId: String(adId) },
          order: { blockNumber: 'ASC' },
        });
        expect(payments).toMatchObject([{ outcome: 'refunded' }, { outcome: 'settled' }]);
      }, PATIENCE_MS);
      const home = app.nest.get(FollowedChains).home;
      expect(await app.nest.get(Reconciliation).reconcile(home)).toBe(true);
      expect(await steps()).toEqual([]);
      expect(await manager.findOneByOrFail(Ad, { id: adId })).toMatchObject({ status: 'approved' });
    },
    PATIENCE_MS,
  );
});
