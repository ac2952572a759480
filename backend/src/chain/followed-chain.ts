import type { DataSource } from 'typeorm';
import type { ChainsConfig } from '../config/app-config.js';
import { ChainLeader } from './chain-leader.js';
import { ChainContracts } from './contracts/chain-contracts.js';
import { DeploymentRecordFile, recordFile } from './contracts/deployment-record.js';
import { SplitterTermsCache } from './contracts/splitter-terms.cache.js';
import { ChainCursors } from './events/chain-cursors.js';
import { ChainEventStore } from './events/chain-event.store.js';
import type { ContractSubscriptions } from './events/contract-subscriptions.js';
import { EventFolder } from './events/event-folder.js';
import { EventIntake } from './events/event-intake.js';
import { EventReader } from './events/event-reader.js';
import { EventVerifier } from './events/event-verifier.js';
import { EventWatcher } from './events/event-watcher.js';
import type { ChainClient } from './nodes/chain-client.js';
import { operatorWallet } from './operator/development-keys.js';
import { GasMarket } from './operator/gas-market.js';
import { Operator } from './operator/operator.js';
import { OperatorFunds } from './operator/operator-funds.js';
import { OperatorTracker } from './operator/operator-tracker.js';

/** A chain on which the site works, with everything that it does there. */
export class FollowedChain {
  readonly chainId: number;
  readonly contracts: ChainContracts;
  readonly reader: EventReader;
  readonly intake: EventIntake;
  readonly watcher: EventWatcher;
  readonly market: GasMarket;
  readonly operator: Operator;
  /** Undefined without an operator. */
  readonly funds: OperatorFunds | undefined;
  readonly tracker: OperatorTracker;
  readonly terms: SplitterTermsCache;
  readonly leader: ChainLeader;

  constructor(
    readonly client: ChainClient,
    /** Of the badges and the vote roots; ads are paid on every chain. */
    readonly isHome: boolean,
    operatorKey: string | undefined,
    config: ChainsConfig,
    dataSource: DataSource,
    subscriptions: ContractSubscriptions,
  ) {
    const { chainId } = client;
    this.chainId = chainId;
    const record = new DeploymentRecordFile(recordFile(chainId, config.dataDir, config.chain.deploymentsDir));
    this.contracts = new ChainContracts(client, dataSource, record);
    this.reader = new EventReader(client, this.contracts);
    const events = new ChainEventStore(chainId);
    const cursors = new ChainCursors(chainId, dataSource);
    this.intake = new EventIntake(client, this.contracts, events, cursors, subscriptions, dataSource);
    this.watcher = new EventWatcher({
      client,
      dataSource,
      subscriptions,
      events,
      cursors,
      contracts: this.contracts,
      reader: this.reader,
      intake: this.intake,
      verifier: new EventVerifier(client, dataSource),
      folder: new EventFolder(chainId, dataSource, this.contracts, subscriptions),
    });
    const wallet = operatorWallet(operatorKey, chainId);
    this.market = new GasMarket(client, config.chain.maxGasPriceGwei);
    this.operator = new Operator(client, dataSource, wallet, this.market);
    this.funds = wallet && new OperatorFunds(client, this.market, wallet.address);
    this.tracker = new OperatorTracker(client, this.operator, this.market, dataSource);
    this.terms = new SplitterTermsCache(client, this.contracts);
    this.leader = new ChainLeader(config.databaseUrl, chainId);
  }
}
