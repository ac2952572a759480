import { ChainLoop } from '../../src/chain/chain-loop.js';
import { ChainHead } from '../../src/chain/events/entities/chain-head.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { NODE_OPTIONS } from '../../src/chain/nodes/node-options.js';
import { BookSchedules } from '../../src/modules/books/book-schedules.service.js';
import { eventually } from './eventually.js';
import { LyingNode } from './lying-node.ts';
import { TestApp } from './test-app.js';
import { TestChain } from './test-chain.js';

const CHAIN_ID = 97;

/** Blocks come as fast as on BNB Smart Chain (ms). */
const BLOCK_MS = 450;

/** Over so many blocks calls are counted, as nodes are asked all at once and then for long nothing. */
const COUNTED_BLOCKS = 120;

/** For what a chain takes its time for (ms). */
const PATIENCE_MS = 600_000;

function whenTrue(isSo: () => boolean | Promise<boolean>): Promise<void> {
  return eventually(async () => expect(await isSo()).toBe(true), PATIENCE_MS);
}

const settingsOf = (nodes: readonly LyingNode[]) => ({
  CHAIN_RPC_URL: nodes.map(({ url }) => url).join(),
  CHAIN_AWAKE_SECONDS: '3',
});

/** However long a busy machine's nodes take, or fall behind each other. */
const PATIENT = {
  patience: PATIENCE_MS,
  compareWithin: PATIENCE_MS,
  toleratedLag: PATIENCE_MS,
  toleratedStandstill: PATIENCE_MS,
};

/** Of a node that is slow a site asks the next one as well, and looks again for one that it has left; one that is dead is left at once all the same. */
export async function patiently(start: () => Promise<TestApp>): Promise<TestApp> {
  const kept = { ...NODE_OPTIONS };
  Object.assign(NODE_OPTIONS, PATIENT);
  try {
    return await start();
  } finally {
    Object.assign(NODE_OPTIONS, kept);
  }
}

/** A site on a chain of its own, whose nodes count what they are asked. */
export class IdleSite {
  private readonly lookers = new Set<() => Promise<void>>();

  private constructor(
    readonly app: TestApp,
    private readonly nodes: LyingNode[],
  ) {
    app.nest.get(ChainLoop).whileLeading(async () => {
      for (const look of this.lookers) await look();
    });
  }

  static async start(nodeCount: number, env: Record<string, string> = {}): Promise<IdleSite> {
    const chain = await TestChain.start(2, { chainId: CHAIN_ID });
    const nodes = await Promise.all(
      Array.from({ length: nodeCount }, async () => LyingNode.before(chain.rpcUrl)),
    );
    const app = await patiently(async () => TestApp.start({ ...settingsOf(nodes), ...env }, chain));
    await chain.provider.send('evm_setIntervalMining', [BLOCK_MS]);
    return new IdleSite(app, nodes);
  }

  /** Another process on the same chain and database. */
  startBeside(env: Record<string, string>): Promise<TestApp> {
    const { chain, config } = this.app;
    const settings = { ...settingsOf(this.nodes), DATABASE_URL: config.databaseUrl, ...env };
    return patiently(async () => TestApp.start(settings, chain));
  }

  async stop(): Promise<void> {
    await this.app.chain.provider.send('evm_setIntervalMining', [0]);
    await this.app.stop();
    await Promise.all(this.nodes.map(async (node) => node.close()));
  }

  /** How many looks of the leader, from the next one on, it takes until this is so: one every half second, and at rest every four. */
  looksUntil(isSo: () => Promise<boolean>): Promise<number> {
    return new Promise((resolve) => {
      let looks = 0;
      const look = async (): Promise<void> => {
        looks += 1;
        if (!(await isSo())) return;
        this.lookers.delete(look);
        resolve(looks);
      };
      this.lookers.add(look);
    });
  }

  get isAwake(): boolean {
    return this.app.nest.get(FollowedChains).home.attention.isAwake;
  }

  async whenResting(): Promise<void> {
    await whenTrue(() => !this.isAwake);
  }

  async whenAwake(): Promise<void> {
    await whenTrue(() => this.isAwake);
  }

  /** From the end of a reading to the end of another; the books, which are compared once an hour, are not. */
  async callsASecond(blocks = COUNTED_BLOCKS): Promise<number> {
    await this.postponeBooks();
    await this.whenRead((await this.lastRead()) + 1);
    const [before, begun] = [this.calls, performance.now()];
    await this.whenRead((await this.lastRead()) + blocks);
    return ((this.calls - before) * 1_000) / (performance.now() - begun);
  }

  /** From one reading to the next (ms), without the time that the nodes take to answer: a busy machine's take theirs. */
  async restMs(): Promise<number> {
    await this.whenRead((await this.lastRead()) + 1);
    const [read, answering] = [performance.now(), this.answeringMs];
    await this.whenRead((await this.lastRead()) + 1);
    return performance.now() - read - (this.answeringMs - answering);
  }

  async postponeBooks(): Promise<void> {
    const schedules = this.app.nest.get(BookSchedules);
    const { manager } = this.app.dataSource;
    const dueAt = await schedules.dueAt(manager, CHAIN_ID);
    await schedules.postpone(manager, CHAIN_ID, dueAt!, 3_600_000);
  }

  private get calls(): number {
    return this.nodes.reduce((sum, { allCalls }) => sum + allCalls, 0);
  }

  /** Of the one that took longest: they answer at the same time. */
  private get answeringMs(): number {
    return Math.max(...this.nodes.map((node) => node.answeringMs));
  }

  private async lastRead(): Promise<number> {
    const head = await this.app.dataSource.manager.findOneBy(ChainHead, { chainId: CHAIN_ID });
    return head!.number;
  }

  async whenRead(block: number): Promise<void> {
    await whenTrue(async () => (await this.lastRead()) >= block);
  }
}
