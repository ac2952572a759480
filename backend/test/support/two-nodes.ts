import { Logger } from '@nestjs/common';
import { ChainClient } from '../../src/chain/nodes/chain-client.js';
import type { NodeOptions } from '../../src/chain/nodes/node-options.js';
import { LyingNode } from './lying-node.ts';
import { TestChain } from './test-chain.js';

/** A machine that pauses makes no node slow: whoever tests what the site thinks of slow ones gives its own patience. */
const PATIENT = { patience: 60_000, furtherPatience: 60_000, compareWithin: 60_000 };

/** One chain behind two nodes that can lie, and what the client says about them. */
export class TwoNodes {
  private words: jest.SpyInstance[] = [];
  private readonly clients: ChainClient[] = [];

  private constructor(
    readonly chain: TestChain,
    readonly first: LyingNode,
    readonly second: LyingNode,
  ) {}

  static async start(): Promise<TwoNodes> {
    const chain = await TestChain.start();
    return new TwoNodes(chain, await LyingNode.before(chain.rpcUrl), await LyingNode.before(chain.rpcUrl));
  }

  /** For before each test: both tell the truth, and what is said is listened to. */
  async begin(): Promise<void> {
    await Promise.all([this.first.recover(), this.second.recover()]);
    this.words = (['warn', 'log'] as const).map((level) =>
      jest.spyOn(Logger.prototype, level).mockReturnValue(),
    );
  }

  /** For after each test. */
  end(): void {
    for (const client of this.clients.splice(0)) client.close();
    jest.restoreAllMocks();
  }

  /** Tries nodes again soon, as a test does not wait for long. */
  client(options: Partial<NodeOptions> = {}): ChainClient {
    const all = { ...PATIENT, retryAfter: 100, ...options };
    const client = new ChainClient([this.first.url, this.second.url], 31337, all);
    this.clients.push(client);
    return client;
  }

  said(): string[] {
    return this.words.flatMap(({ mock }) => mock.calls as unknown[][]).map((parts) => String(parts[0]));
  }

  async close(): Promise<void> {
    await Promise.all([this.first.close(), this.second.close()]);
    this.chain.close();
  }
}
