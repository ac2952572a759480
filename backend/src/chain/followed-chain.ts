import type { DataSource } from 'typeorm';
import type { ChainsConfig } from '../config/app-config.js';
import type { OperatorKeys } from '../config/operator-keys.js';
import { ChainAttention } from './chain-attention.js';
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
import { PastReader } from './events/past-reader.js';
import type { ChainClient } from './nodes/chain-client.js';
import { Finality } from './nodes/finality.js';
import { GasMarket } from './operator/gas-market.js';
import { OperatorTracker } from './operator/operator-tracker.js';
import { operatorWallets } from './operator/operator-wallets.js';
import { Operators } from './operator/operators.js';

/** A chain on which the site works, with everything that it does there. */
export class FollowedChain {
  readonly chainId: number;
  readonly contracts: ChainContracts;
  readonly finality: Finality;
  readonly reader: EventReader;
  readonly intake: EventIntake;
  readonly watcher: EventWatcher;
  readonly market: GasMarket;
  readonly operators: Operators;
  readonly tracker: OperatorTracker;
  readonly terms: SplitterTermsCache;
  readonly attention: ChainAttention;
  readonly leader: ChainLeader;
  /**
   * Splitters, lower case, for whose balance everything was read again, and the hash of the block up to which it had agreed. In memory
   * alone: after a start it is read once more, as the nodes may be others.
   */
  readonly readAgain = new Map<string, string>();

  constructor(
    readonly client: ChainClient,
    /** Of the badges and the vote roots; ads are paid on every chain. */
    readonly isHome: boolean,
    keys: OperatorKeys,
    config: ChainsConfig,
    dataSource: DataSource,
    subscriptions: ContractSubscriptions,
  ) {
    const { chainId } = client;
    this.chainId = chainId;
    const record = new DeploymentRecordFile(recordFile(chainId, config.dataDir, config.chain.deploymentsDir));
    this.contracts = new ChainContracts(client, dataSource, record);
    this.finality = new Finality(client, dataSource);
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
      finality: this.finality,
      reader: this.reader,
      intake: this.intake,
      past: new PastReader(
        client,
        this.finality,
        this.reader,
        this.intake,
        cursors,
        this.contracts,
        dataSource,
      ),
      verifier: new EventVerifier(client, this.finality, this.reader, this.intake, dataSource),
      folder: new EventFolder(chainId, dataSource, this.contracts, subscriptions),
    });
    this.market = new GasMarket(client, config.chain.maxGasPriceGwei);
    this.operators = new Operators(client, dataSource, this.market, operatorWallets(keys, chainId, isHome));
    this.tracker = new OperatorTracker(client, this.finality, this.operators, this.market, dataSource);
    this.terms = new SplitterTermsCache(client, this.contracts, dataSource);
    this.attention = new ChainAttention(client, dataSource, config.chain.awakeSeconds * 1_000);
    this.leader = new ChainLeader(config.databaseUrl, chainId, this.attention);
  }
}
