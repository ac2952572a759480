import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { ChainClient } from '../nodes/chain-client.js';
import { badgesStopped, paymentsStopped, voteRootsStopped } from '../chain.errors.js';
import type { ContractName } from '../events/contract-events.js';
import { type DeployedContract, type DeploymentRecord, readDeploymentRecord } from './deployment-record.js';
import { ChainCursor } from '../events/entities/chain-cursor.entity.js';
import { ChainDeployment } from './entities/chain-deployment.entity.js';

export const SPLITTER = 'AdPaymentSplitter' satisfies ContractName;
export const BADGE = 'ChallengeBadge' satisfies ContractName;
export const REGISTRY = 'VoteRegistry' satisfies ContractName;

/** What stops where a contract is missing or not the one of before. */
const STOPPED = {
  [SPLITTER]: paymentsStopped,
  [BADGE]: badgesStopped,
  [REGISTRY]: voteRootsStopped,
} as const;
const CONTRACTS = Object.keys(STOPPED) as ContractName[];

/** Called once, when this database meets a contract for the first time. */
export type AdoptionHandler = (manager: EntityManager, contract: DeployedContract) => Promise<void>;

/** Ties the database to its contracts: chain, address and deployment block must stay what they were. */
@Injectable()
export class DeploymentsService {
  private readonly verified = new Map<ContractName, DeployedContract>();

  constructor(
    private readonly client: ChainClient,
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The address that the record names, checked or not; for display. */
  recordedAddress(name: ContractName): string | undefined {
    return this.record()[name]?.address;
  }

  /** Whose address that is, among the recorded contracts. */
  nameOf(address: string): ContractName | undefined {
    const wanted = address.toLowerCase();
    return CONTRACTS.find((name) => this.recordedAddress(name)?.toLowerCase() === wanted);
  }

  /** The splitter, once checked. @throws paymentsStopped, chainUnavailable */
  async splitter(): Promise<DeployedContract> {
    return this.contract(SPLITTER);
  }

  /** The badge contract, once checked. @throws badgesStopped, chainUnavailable */
  async badge(): Promise<DeployedContract> {
    return this.contract(BADGE);
  }

  /** The registry of votes, once checked. @throws voteRootsStopped, chainUnavailable */
  async registry(): Promise<DeployedContract> {
    return this.contract(REGISTRY);
  }

  /** Where to listen: the splitter, and the other contracts that are there and the right ones. @throws paymentsStopped */
  async verifiedAddresses(): Promise<string[]> {
    const splitter = await this.splitter();
    const others = CONTRACTS.filter((name) => name !== SPLITTER);
    const found = await Promise.all(others.map(async (name) => this.contract(name).catch(() => undefined)));
    return [splitter, ...found.filter((contract) => contract !== undefined)].map(({ address }) => address);
  }

  /** For when the chain looks like another one than before. @throws paymentsStopped, chainUnavailable */
  async verifyAgain(name: ContractName): Promise<DeployedContract> {
    this.verified.clear();
    return this.contract(name);
  }

  /** Records a contract this database has not met before; the handler runs in the same transaction. */
  async adoptIfNew(name: ContractName, handler: AdoptionHandler): Promise<void> {
    const { chainId } = this.client;
    const found = this.record()[name];
    if (!found || this.verified.has(name) || (await this.known(name))) return;
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.insert(manager, name, found))) return;
      const { block: blockNumber, blockHash } = found;
      if (name === SPLITTER)
        await manager.insert(ChainCursor, { chainId, contract: name, blockNumber, blockHash });
      await handler(manager, found);
    });
  }

  /** False when another process was quicker. */
  private async insert(
    manager: EntityManager,
    name: ContractName,
    found: DeployedContract,
  ): Promise<boolean> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ChainDeployment)
      .values({ chainId: this.client.chainId, name, ...found })
      .orIgnore()
      .returning('name')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  private async contract(name: ContractName): Promise<DeployedContract> {
    const verified = this.verified.get(name) ?? (await this.verify(name));
    this.verified.set(name, verified);
    return verified;
  }

  private async verify(name: ContractName): Promise<DeployedContract> {
    const found = this.record()[name];
    const problem = await this.findProblem(name, found, await this.known(name));
    if (problem) throw STOPPED[name]({ problem });
    return found!;
  }

  private async findProblem(
    name: ContractName,
    found: DeployedContract | undefined,
    known: ChainDeployment | null,
  ): Promise<string | undefined> {
    const { chainId } = this.client;
    if (!found) return `no ${name} is deployed on chain ${chainId}`;
    if (!known) return `the ${name} is not recorded yet`;
    if (known.address !== found.address) {
      return `this database belongs to the ${name} at ${known.address}, not to ${found.address}`;
    }
    const same = await this.client.hasBlock({ number: known.block, hash: known.blockHash });
    return same
      ? undefined
      : `chain ${chainId} is not the one this database was used with (block ${known.block} differs)`;
  }

  private async known(name: ContractName): Promise<ChainDeployment | null> {
    return this.dataSource.manager.findOneBy(ChainDeployment, { chainId: this.client.chainId, name });
  }

  private record(): DeploymentRecord {
    return readDeploymentRecord(this.client.chainId, this.config.dataDir);
  }
}
