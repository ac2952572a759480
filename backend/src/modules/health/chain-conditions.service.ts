import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type LedChain, ledChains } from '../../chain/leader-reports.js';
import { ChainLoop } from '../../chain/chain-loop.js';
import { adsPaused } from '../../chain/chain.errors.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { ChainHead } from '../../chain/events/entities/chain-head.entity.js';
import { unreadContracts } from '../../chain/events/unread-contracts.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { keepsCoinsBack } from '../../chain/operator/kept-coins.js';
import type { Funds } from '../../chain/operator/operator-funds.js';
import type { OperatorAccount } from '../../chain/operator/operators.js';
import { Remembered } from '../../common/remembered.js';
import type { AccountCondition, ChainCondition } from './chain-condition.js';
import { problemOf } from './problem-of.js';

/** Anyone may ask for health: the nodes are asked no more often than this (ms). */
const FRESH_MS = 2_000;

/** While nothing is awaited on a chain, its nodes are spared. */
const RESTING_FRESH_MS = 30_000;

/** What is asked of the chain itself. */
interface Vitals {
  head: number | null;
  /** Of each account, in the operators' order; none while no node answers. */
  funds: Funds[];
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
      ledChains(manager).catch(() => new Map<number, LedChain>()),
      manager.find(ChainHead).catch(() => []),
    ]);
    return Promise.all(
      this.chains.all.map(async (chain) => {
        const read = heads.find(({ chainId }) => chainId === chain.chainId);
        return conditionOf(chain, await this.vitalsOf(chain), read, this.heard(led.get(chain.chainId)));
      }),
    );
  }

  /** A leader that cannot reach the database cannot tell, and may be this process. */
  private heard(led: LedChain | undefined): LedChain | undefined {
    const isFailing = led && this.loop.failureOf(led.chainId) !== undefined;
    return isFailing ? { ...led, isFailing } : led;
  }

  private async vitalsOf(chain: FollowedChain): Promise<Vitals> {
    const freshMs = (): number => (chain.attention.isAwake ? FRESH_MS : RESTING_FRESH_MS);
    const known = this.vitals.get(chain.chainId) ?? new Remembered(async () => this.ask(chain), freshMs);
    this.vitals.set(chain.chainId, known);
    return known.get().catch(() => AWAY);
  }

  /** @throws chainUnavailable */
  private async ask(chain: FollowedChain): Promise<Vitals> {
    const [head, funds, paymentsProblem] = await Promise.all([
      chain.client.head(),
      Promise.all(chain.operators.accounts.map(async (account) => account.funds.read())),
      problemOf(this.logger, 'payments', async () => this.assertPayable(chain)),
    ]);
    return { head: head.number, funds, paymentsProblem };
  }

  /** @throws paymentsStopped, adsPaused */
  private async assertPayable(chain: FollowedChain): Promise<void> {
    await chain.contracts.verifiedCurrent(SPLITTER);
    const unread = await unreadContracts(this.dataSource.manager, [chain], SPLITTER);
    if (unread.length > 0) throw adsPaused();
  }
}

const AWAY: Vitals = { head: null, funds: [], paymentsProblem: undefined };

function conditionOf(
  chain: FollowedChain,
  vitals: Vitals,
  read: ChainHead | undefined,
  led: LedChain | undefined,
): ChainCondition {
  const { chainId, client, operators } = chain;
  const isFollowed = led !== undefined && !led.isFailing;
  // Whoever used the chain since may have noticed that no node answers any more.
  const { head: told, funds, paymentsProblem } = client.isAway ? AWAY : vitals;
  // What was read since is newer than what was asked for here.
  const head = told !== null && read ? Math.max(told, read.number) : told;
  const lagSeconds = read ? Math.max(0, Math.round((Date.now() - read.blockTime.getTime()) / 1_000)) : null;
  const lagBlocks = read && head !== null ? Math.max(0, head - read.number) : null;
  const left = funds.map(({ operationsLeft }) => operationsLeft);
  const operationsLeft = left.length > 0 ? Math.min(...left) : null;
  return {
    health: { chainId, ...client.status(), head, lagBlocks, lagSeconds, operationsLeft, isFollowed },
    wellNodes: client.wellNodes,
    accounts: operators.accounts.map((account, index) => accountOf(account, funds[index], led)),
    withoutKey: operators.withoutKey,
    paymentsProblem,
  };
}

const accountOf = (
  account: OperatorAccount,
  funds: Funds | undefined,
  led: LedChain | undefined,
): AccountCondition => ({
  address: account.address,
  parts: account.parts,
  operationsLeft: funds?.operationsLeft ?? null,
  keepsCoinsBack: funds !== undefined && keepsCoinsBack(account, funds),
  problem: led?.problems[account.address],
});
