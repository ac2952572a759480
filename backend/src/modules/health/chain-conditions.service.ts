import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ledChains } from '../../chain/chain-leader.js';
import { ChainLoop } from '../../chain/chain-loop.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { ChainHead } from '../../chain/events/entities/chain-head.entity.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { Remembered } from '../../common/remembered.js';
import type { ChainCondition } from './chain-condition.js';
import { problemOf } from './problem-of.js';

/** Anyone may ask for health: the nodes are asked no more often than this (ms). */
const FRESH_MS = 2_000;

/** What is asked of the chain itself. */
interface Vitals {
  head: number | null;
  operationsLeft: number | null;
  paymentsProblem: string | undefined;
}

/** Finds out how the site fares on each chain. */
@Injectable()
export class ChainConditions {
  private readonly logger = new Logger(ChainConditions.name);
  private readonly vitals = new Map<number, Remembered<Vitals>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly loop: ChainLoop,
  ) {}

  /** The home chain first. */
  async all(): Promise<ChainCondition[]> {
    const { manager } = this.dataSource;
    // A database that is away is told of elsewhere.
    const [led, heads] = await Promise.all([
      ledChains(manager).catch(() => new Set<number>()),
      manager.find(ChainHead).catch(() => []),
    ]);
    return Promise.all(
      this.chains.all.map(async (chain) => {
        const read = heads.find(({ chainId }) => chainId === chain.chainId);
        return conditionOf(chain, await this.vitalsOf(chain), read, {
          isFollowed: led.has(chain.chainId) && this.loop.failureOf(chain.chainId) === undefined,
        });
      }),
    );
  }

  private async vitalsOf(chain: FollowedChain): Promise<Vitals> {
    const known = this.vitals.get(chain.chainId) ?? new Remembered(async () => this.ask(chain), FRESH_MS);
    this.vitals.set(chain.chainId, known);
    return known.get().catch(() => AWAY);
  }

  /** @throws chainUnavailable */
  private async ask(chain: FollowedChain): Promise<Vitals> {
    const [head, funds, paymentsProblem] = await Promise.all([
      chain.client.head(),
      chain.funds?.read(),
      problemOf(this.logger, 'payments', async () => chain.contracts.verifiedCurrent(SPLITTER)),
    ]);
    return { head: head.number, operationsLeft: funds?.operationsLeft ?? null, paymentsProblem };
  }
}

const AWAY: Vitals = { head: null, operationsLeft: null, paymentsProblem: undefined };

function conditionOf(
  { chainId, client, operator, tracker }: FollowedChain,
  vitals: Vitals,
  read: ChainHead | undefined,
  { isFollowed }: { isFollowed: boolean },
): ChainCondition {
  // Whoever used the chain since may have noticed that no node answers any more.
  const { head, operationsLeft, paymentsProblem } = client.isAway ? AWAY : vitals;
  const lagSeconds = read ? Math.max(0, Math.round((Date.now() - read.blockTime.getTime()) / 1_000)) : null;
  const lagBlocks = read && head !== null ? Math.max(0, head - read.number) : null;
  return {
    health: { chainId, ...client.status(), head, lagBlocks, lagSeconds, operationsLeft, isFollowed },
    wellNodes: client.wellNodes,
    hasOperator: operator.address !== undefined,
    operatorProblem: tracker.problem,
    paymentsProblem,
  };
}
