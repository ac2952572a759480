import { join } from 'node:path';
import { ChainDeployment } from '../../src/chain/contracts/entities/chain-deployment.entity.js';
import { ChainCursor } from '../../src/chain/events/entities/chain-cursor.entity.js';
import { ChainHead } from '../../src/chain/events/entities/chain-head.entity.js';
import { eventually } from '../support/eventually.js';
import type { RpcCall } from '../support/lies.ts';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const CHAIN_ID = 97;

/** A hundred ranges of what a public node tells at once. */
const PAST_BLOCKS = 100_000;

const PATIENCE_MS = 300_000;

describe('a contract that is listed long after it was deployed', () => {
  let chain: TestChain;
  let node: LyingNode;
  let app: TestApp;
  let added: string;
  /** First blocks of which its logs were asked. */
  const asked: number[] = [];

  beforeAll(async () => {
    chain = await TestChain.start(1, { chainId: CHAIN_ID });
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    await chain.addSecondVersion();
    added = chain.address.toLowerCase();
    await chain.mine(PAST_BLOCKS);
    await whenRead(PAST_BLOCKS);
    node.tell((call, reply) => {
      const from = firstBlockOf(call);
      if (from !== undefined) asked.push(from);
      return reply;
    });
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
      expect(await isPastRead()).toBe(false);
      expect(await readTo()).toBeLessThan(PAST_BLOCKS);
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
});
