import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChainLoop } from '../chain-loop.js';
import { isLocalChain } from '../chains.js';
import { SPLITTER } from '../contracts/chain-contracts.js';
import type { FollowedChain } from '../followed-chain.js';
import { SideDuty } from '../side-duty.js';
import { BalanceCheck } from './balance-check.js';

/** How often what the splitters hold is compared with their events, where there is a new final block. */
const CHECK_MS = 10_000;
const LOCAL_CHECK_MS = 1_000;

/** While nothing is awaited on the chain it is done so many times as seldom. */
const RESTING = 12;

/** After a check that did not end well the next one waits so many times as long. */
const PATIENCE = 6;

/** Has the leader of each chain notice by the splitters' balances what no node told of. */
@Injectable()
export class BalanceWatch implements OnModuleInit, BeforeApplicationShutdown {
  private readonly duty = new SideDuty('compare balances with events', async (chain) => this.check(chain));
  private readonly last = new Map<number, { block: number; at: number; isWell: boolean }>();

  constructor(
    private readonly loop: ChainLoop,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.loop.whileLeading((chain) => {
      if (this.isDue(chain)) this.duty.start(chain);
      return Promise.resolve();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.duty.finish();
  }

  private isDue({ chainId, attention }: FollowedChain): boolean {
    const last = this.last.get(chainId);
    if (!last) return true;
    const times = Math.max(last.isWell ? 1 : PATIENCE, attention.isAwake ? 1 : RESTING);
    return performance.now() - last.at >= (isLocalChain(chainId) ? LOCAL_CHECK_MS : CHECK_MS) * times;
  }

  private async check(chain: FollowedChain): Promise<void> {
    const { chainId } = chain;
    const block = await chain.finality.upTo(await chain.watcher.head());
    const before = this.last.get(chainId)?.block;
    this.last.set(chainId, { block, at: performance.now(), isWell: true });
    if (block === before) return;
    const isWell = await this.checkAll(chain, block);
    if (!isWell) this.last.set(chainId, { block: -1, at: performance.now(), isWell });
  }

  private async checkAll(chain: FollowedChain, block: number): Promise<boolean> {
    const check = new BalanceCheck(chain, this.dataSource);
    const current = await chain.watcher.current();
    // A part of one's events agrees with nothing that it holds.
    const splitters = (await chain.contracts.verified()).filter(
      ({ name, address }) => name === SPLITTER && current.has(address.toLowerCase()),
    );
    const results: boolean[] = [];
    for (const splitter of splitters) results.push(await check.check(splitter, block));
    return !results.includes(false);
  }
}
