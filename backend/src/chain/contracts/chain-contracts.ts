import { DataSource } from 'typeorm';
import type { AppError } from '../../common/errors/app-error.js';
import { badgesStopped, paymentsStopped, voteRootsStopped } from '../chain.errors.js';
import type { ChainClient } from '../nodes/chain-client.js';
import {
  type ContractName,
  type DeployedContract,
  type DeploymentRecordFile,
  seasonOfBadges,
} from './deployment-record.js';
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
export const CONTRACT_NAMES = Object.keys(STOPPED) as ContractName[];

/** A contract with its name. */
export type NamedContract = DeployedContract & { name: ContractName };

/** Our contracts on one chain. Ties the database to them: what it has met once must stay in the record, and on the same chain. */
export class ChainContracts {
  private verifiedAddresses = new Set<string>();

  constructor(
    private readonly client: ChainClient,
    private readonly dataSource: DataSource,
    private readonly recordFile: DeploymentRecordFile,
  ) {}

  /** Everything that the record lists, checked or not. */
  recorded(): NamedContract[] {
    const record = this.recordFile.read();
    return CONTRACT_NAMES.flatMap((name) => record[name].map((contract) => ({ ...contract, name })));
  }

  /** The newest of its name that the record lists, checked or not; for display. */
  current(name: ContractName): DeployedContract | undefined {
    return this.recordFile.read()[name].at(-1);
  }

  /** The newest that holds the badges of a season, checked or not; undefined where none is deployed yet. */
  currentBadges(season: number): DeployedContract | undefined {
    return this.recordFile.read()[BADGE].findLast((contract) => seasonOfBadges(contract) === season);
  }

  /** The recorded contract at an address. */
  at(address: string): NamedContract | undefined {
    const wanted = address.toLowerCase();
    return this.recorded().find((contract) => contract.address.toLowerCase() === wanted);
  }

  /**
   * The newest of its name, once checked.
   * @param found it, or another current one, as of the badges of a season
   * @throws paymentsStopped, badgesStopped or voteRootsStopped; chainUnavailable
   */
  async verifiedCurrent(name: ContractName, found = this.current(name)): Promise<DeployedContract> {
    await this.assertNoneIsGone(name);
    if (!found) throw this.stopped(name, `no ${name} is deployed on chain ${this.client.chainId}`);
    await this.verify({ ...found, name });
    return found;
  }

  /** The one at an address, once checked: a payment is decided on, and a badge changed, where it stands. @throws as verifiedCurrent */
  async verifiedAt(name: ContractName, address: string): Promise<DeployedContract> {
    const found = this.at(address);
    if (found?.name !== name) throw this.stopped(name, `the record does not list the ${name} at ${address}`);
    await this.verify(found);
    return found;
  }

  /** All whose events may be read: known to this database, in the record, and on the chain it was used with. */
  async verified(): Promise<NamedContract[]> {
    const known = await this.known();
    const listed = this.recorded().filter(({ address }) => known.has(address));
    await Promise.all(listed.map((contract) => this.verify(contract)));
    return listed;
  }

  /** Recorded contracts that this database has not met yet; none in the place of one that vanished from the record. */
  async unknown(): Promise<NamedContract[]> {
    const unverified = this.recorded().filter(({ address }) => !this.verifiedAddresses.has(address));
    if (unverified.length === 0) return [];
    const known = await this.known();
    const gone = new Set(this.goneFrom(known).map(({ name }) => name));
    return unverified.filter(({ address, name }) => !known.has(address) && !gone.has(name));
  }

  /** For when the chain looks like another one than before. */
  forgetVerified(): void {
    this.verifiedAddresses = new Set();
  }

  private async verify(contract: NamedContract): Promise<void> {
    // A look that is under way when all is forgotten adds to what is forgotten.
    const { verifiedAddresses } = this;
    if (verifiedAddresses.has(contract.address)) return;
    const problem = await this.problemOf(contract, (await this.known()).get(contract.address));
    if (problem) throw this.stopped(contract.name, problem);
    verifiedAddresses.add(contract.address);
  }

  private async problemOf(
    { name, address }: NamedContract,
    known: ChainDeployment | undefined,
  ): Promise<string | undefined> {
    const { chainId } = this.client;
    if (!known) return `the ${name} at ${address} is not recorded yet`;
    const block = { number: known.block, hash: known.blockHash };
    const same = (await this.client.hasBlock(block)) || !(await this.client.agreesOnAnother(block));
    return same
      ? undefined
      : `chain ${chainId} is not the one this database was used with (block ${known.block} differs)`;
  }

  /** A contract that vanished from the record may still hold money that nobody would look after. */
  private async assertNoneIsGone(name: ContractName): Promise<void> {
    const gone = this.goneFrom(await this.known()).find((contract) => contract.name === name);
    if (!gone) return;
    const listed = this.recordFile.read()[name].map(({ address }) => address);
    const instead = listed.length > 0 ? listed.join(', ') : 'none';
    throw this.stopped(
      name,
      `this database belongs to the ${name} at ${gone.address}, but the record lists ${instead}`,
    );
  }

  private goneFrom(known: Map<string, ChainDeployment>): ChainDeployment[] {
    const listed = new Set(this.recorded().map(({ address }) => address));
    return [...known.values()].filter(({ address }) => !listed.has(address));
  }

  private async known(): Promise<Map<string, ChainDeployment>> {
    const rows = await this.dataSource.manager.findBy(ChainDeployment, { chainId: this.client.chainId });
    return new Map(rows.map((row) => [row.address, row]));
  }

  private stopped(name: ContractName, problem: string): AppError {
    return STOPPED[name]({ problem });
  }
}
