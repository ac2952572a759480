import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { ChainClient } from './chain-client.js';
import { paymentsStopped } from './chain.errors.js';
import { type DeployedContract, readDeploymentRecord } from './deployment-record.js';
import { ChainCursor } from './entities/chain-cursor.entity.js';
import { ChainDeployment } from './entities/chain-deployment.entity.js';

export const SPLITTER = 'AdPaymentSplitter';

/** Called once, when this database meets a splitter for the first time. */
export type AdoptionHandler = (manager: EntityManager, splitter: DeployedContract) => Promise<void>;

/** Ties the database to its splitter: chain, address and deployment block must stay what they were. */
@Injectable()
export class DeploymentsService {
  private verified: DeployedContract | undefined;
  private problem: string | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The address that the record names, checked or not; for display. */
  get recordedAddress(): string | undefined {
    return this.record()[SPLITTER]?.address;
  }

  /** Why payments are stopped, if they are. */
  get currentProblem(): string | undefined {
    return this.problem;
  }

  /** The splitter, once checked. @throws paymentsStopped, chainUnavailable */
  async splitter(): Promise<DeployedContract> {
    this.verified ??= await this.verify();
    return this.verified;
  }

  /** For when the chain looks like another one than before. @throws paymentsStopped, chainUnavailable */
  verifyAgain(): Promise<DeployedContract> {
    this.verified = undefined;
    return this.splitter();
  }

  /** Records a splitter this database has not met before; the handler runs in the same transaction. */
  async adoptIfNew(handler: AdoptionHandler): Promise<void> {
    const { chainId } = this.client;
    const found = this.record()[SPLITTER];
    if (!found || (await this.known())) return;
    await this.dataSource.transaction(async (manager) => {
      const key = { chainId, name: SPLITTER };
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(ChainDeployment)
        .values({ ...key, ...found })
        .orIgnore()
        .returning('name')
        .execute();
      if ((inserted.raw as unknown[]).length === 0) return;
      await manager.insert(ChainCursor, {
        chainId,
        contract: SPLITTER,
        blockNumber: found.block,
        blockHash: found.blockHash,
      });
      await handler(manager, found);
    });
  }

  private async verify(): Promise<DeployedContract> {
    const found = this.record()[SPLITTER];
    const known = await this.known();
    this.problem = await this.findProblem(found, known);
    if (this.problem) throw paymentsStopped(this.problem);
    return found!;
  }

  private async findProblem(
    found?: DeployedContract,
    known?: ChainDeployment | null,
  ): Promise<string | undefined> {
    const { chainId } = this.client;
    if (!found) return `no splitter is deployed on chain ${chainId}`;
    if (!known) return 'the splitter is not recorded yet';
    if (known.address !== found.address) {
      return `this database belongs to the splitter ${known.address}, not to ${found.address}`;
    }
    const same = await this.client.hasBlock({ number: known.block, hash: known.blockHash });
    return same
      ? undefined
      : `chain ${chainId} is not the one this database was used with (block ${known.block} differs)`;
  }

  private known(): Promise<ChainDeployment | null> {
    return this.dataSource.manager.findOneBy(ChainDeployment, {
      chainId: this.client.chainId,
      name: SPLITTER,
    });
  }

  private record() {
    return readDeploymentRecord(this.client.chainId, this.config.dataDir);
  }
}
