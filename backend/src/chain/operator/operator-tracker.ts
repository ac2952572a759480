import { Logger } from '@nestjs/common';
import type { Block } from 'ethers';
import type { DataSource } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import type { Finality } from '../nodes/finality.js';
import { EarlierKeys } from './earlier-keys.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import type { GasMarket } from './gas-market.js';
import { median } from './gas-prices.js';
import { MinedTransactions } from './mined-transactions.js';
import type { Operators } from './operators.js';
import { OwnTransactions } from './own-transactions.js';
import { Resender } from './resender.js';
import { findOpen } from './stored-transactions.js';
import { isMined } from './transaction-states.js';

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
  private readonly earlierKeys: EarlierKeys;
  /** By address. */
  private readonly own: ReadonlyMap<string, OwnTransactions>;
  private lastProblems: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly client: ChainClient,
    finality: Finality,
    { accounts }: Operators,
    market: GasMarket,
    private readonly dataSource: DataSource,
  ) {
    this.mined = new MinedTransactions(client, finality, dataSource);
    this.resender = new Resender(client);
    this.earlierKeys = new EarlierKeys(client, finality, dataSource);
    this.own = new Map(
      accounts.map(({ address, operator }) => [
        address,
        new OwnTransactions(client, operator, market, dataSource, this.resender),
      ]),
    );
  }

  /** What holds accounts of ours up, by address, as far as this process knows: the leader tells it to all. */
  get problems(): ReadonlyMap<string, string> {
    return this.lastProblems;
  }

  /** What holds an account of ours up, if anything. */
  problemOf(address: string): string | undefined {
    return this.lastProblems.get(address);
  }

  async track(): Promise<void> {
    const open = await findOpen(this.dataSource.manager, this.client.chainId);
    this.resender.keepOnly([...open.values()].flat());
    if (open.size === 0) return this.report(new Map());
    const head = await this.client.headBlock();
    const accounts = await this.accounts(open);
    await this.mined.close(accounts.flatMap(minedOf), head);
    await this.resender.send(accounts.flatMap(waitingOf));
    this.report(await this.moveOn(accounts, head));
    const others = accounts.filter(({ signer }) => !this.own.has(signer));
    if (this.own.size > 0) await this.earlierKeys.giveUp(others.flatMap(waitingOf), head);
  }

  /** What holds each of our accounts up. */
  private async moveOn(accounts: readonly Account[], head: Block): Promise<Map<string, string>> {
    const problems = new Map<string, string>();
    for (const account of accounts) {
      const { signer, nextNonce } = account;
      const problem = await this.own.get(signer)?.moveOn(waitingOf(account), nextNonce, head);
      if (problem !== undefined) problems.set(signer, problem);
    }
    return problems;
  }

  private async accounts(open: Map<string, OperatorTransaction[]>): Promise<Account[]> {
    const signers = [...open.keys()];
    const told = await this.client.fromEach(async (provider) =>
      Promise.all(signers.map(async (signer) => provider.getTransactionCount(signer))),
    );
    // The middle, and of two the higher one: whether what it passes was mined is asked of two nodes, and one that says too little
    // would have gaps filled.
    return signers.map((signer, index) => ({
      signer,
      open: open.get(signer)!,
      nextNonce: Number(median(told.map((nonces) => BigInt(nonces[index]!)))),
    }));
  }

  private report(problems: ReadonlyMap<string, string>): void {
    for (const [signer, problem] of problems)
      if (problem !== this.lastProblems.get(signer))
        this.logger.error({ signer }, `The operator waits: ${problem}`);
    this.lastProblems = problems;
  }
}

const minedOf = ({ open, nextNonce }: Account): OperatorTransaction[] =>
  open.filter((transaction) => isMined(transaction, nextNonce));

const waitingOf = ({ open, nextNonce }: Account): OperatorTransaction[] =>
  open.filter((transaction) => !isMined(transaction, nextNonce));
