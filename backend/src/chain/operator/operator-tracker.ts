import { Logger } from '@nestjs/common';
import type { Block } from 'ethers';
import type { DataSource } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import { EarlierKeys } from './earlier-keys.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import type { GasMarket } from './gas-market.js';
import { MinedTransactions } from './mined-transactions.js';
import { NonceGap } from './nonce-gap.js';
import type { Operator } from './operator.js';
import { PriceRaiser } from './price-raiser.js';
import { Resender } from './resender.js';
import { findOpen } from './stored-transactions.js';

/** Open transactions of a signer, and the first nonce that no block has used yet. */
interface Account {
  signer: string;
  open: OperatorTransaction[];
  nextNonce: number;
}

/** Sees every stored transaction of a chain through, of whichever key: sends it again until it is mined, raises its price when stuck, closes it when final. */
export class OperatorTracker {
  private readonly logger = new Logger(OperatorTracker.name);
  private readonly mined: MinedTransactions;
  private readonly resender: Resender;
  private readonly raiser: PriceRaiser;
  private readonly gap: NonceGap;
  private readonly earlierKeys: EarlierKeys;
  private lastProblem: string | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly operator: Operator,
    market: GasMarket,
    private readonly dataSource: DataSource,
  ) {
    this.mined = new MinedTransactions(client, dataSource);
    this.resender = new Resender(client);
    this.raiser = new PriceRaiser(client, operator, market);
    this.gap = new NonceGap(operator, market, dataSource);
    this.earlierKeys = new EarlierKeys(client, dataSource);
  }

  /** What holds the operator up, if anything; for health and the log. */
  get problem(): string | undefined {
    return this.lastProblem;
  }

  async track(): Promise<void> {
    const open = await findOpen(this.dataSource.manager, this.client.chainId);
    this.resender.keepOnly([...open.values()].flat());
    if (open.size === 0) return this.report(undefined);
    const head = await this.client.headBlock();
    const accounts = await this.accounts(open);
    await this.mined.close(accounts.flatMap(minedOf), head);
    await this.resender.send(accounts.flatMap(waitingOf));
    const own = accounts.find(({ signer }) => signer === this.operator.address);
    this.report(own && (await this.problemOf(own, head)));
    const others = accounts.filter((account) => account !== own);
    if (this.operator.address) await this.earlierKeys.giveUp(others.flatMap(waitingOf), head);
  }

  /** Only the lowest nonce is raised, as all others wait for it. */
  private async problemOf(own: Account, head: Block): Promise<string | undefined> {
    const waiting = waitingOf(own);
    const [lowest] = waiting;
    if (!lowest) return undefined;
    const { nextNonce } = own;
    if (lowest.nonce > nextNonce) {
      const filling = await this.gap.fill(lowest, nextNonce);
      if (filling.length === 0)
        return `all later ones wait for transaction ${nextNonce}, which nobody sent from here`;
      await this.resender.send(filling);
    }
    const { raised, problem } = await this.raiser.raise(lowest, head);
    if (raised) await this.resender.send([raised]);
    return problem ?? this.resender.problemOf(waiting);
  }

  private async accounts(open: Map<string, OperatorTransaction[]>): Promise<Account[]> {
    const signers = [...open.keys()];
    const nonces = await this.client.call(async (provider) =>
      Promise.all(signers.map(async (signer) => provider.getTransactionCount(signer))),
    );
    return signers.map((signer, index) => ({ signer, open: open.get(signer)!, nextNonce: nonces[index]! }));
  }

  private report(problem: string | undefined): void {
    if (problem && problem !== this.lastProblem) this.logger.error(`The operator waits: ${problem}`);
    this.lastProblem = problem;
  }
}

const minedOf = ({ open, nextNonce }: Account): OperatorTransaction[] =>
  open.filter(({ nonce }) => nonce < nextNonce);

const waitingOf = ({ open, nextNonce }: Account): OperatorTransaction[] =>
  open.filter(({ nonce }) => nonce >= nextNonce);
