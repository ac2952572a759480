import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { type ChainContracts, CONTRACT_NAMES } from '../contracts/chain-contracts.js';
import type { ContractName } from '../contracts/deployment-record.js';
import type { ContractSubscriptions } from './contract-subscriptions.js';

interface SubjectRow {
  id: string;
  subject: string;
}

/** Which events are looked for. */
interface Wanted {
  name: ContractName;
  /** Lower case. */
  addresses: string[];
  transactionHash: string | undefined;
}

/** Events whose meaning is written down in one transaction. */
const CHUNK = 100;

/** How long a subject that cannot be folded is left aside (ms). */
const ASIDE_MS = 10_000;

/** Has what follows from new events written down by the features, each event's subject at least once after it came. */
export class EventFolder {
  private readonly logger = new Logger('Chain');
  /** Subjects that failed, as contract and subject, and until when they are left aside. */
  private readonly aside = new Map<string, number>();

  constructor(
    private readonly chainId: number,
    private readonly dataSource: DataSource,
    private readonly contracts: ChainContracts,
    private readonly subscriptions: ContractSubscriptions,
  ) {}

  /**
   * Of one transaction, or of all, as far as they are of these contracts (lower case). Neither one contract's trouble nor one subject's holds up the others: such a subject is
   * logged and tried again later. @throws the first of what else went wrong
   */
  async fold(current: ReadonlySet<string>, transactionHash?: string): Promise<void> {
    if (!(await this.isAnyLeft(current, transactionHash))) return;
    const failures: unknown[] = [];
    for (const name of CONTRACT_NAMES)
      await this.foldContracts(name, current, transactionHash).catch((error: unknown) =>
        failures.push(error),
      );
    if (failures.length > 0) throw failures[0];
  }

  /** One question for all contracts, as most readings find nothing. */
  private async isAnyLeft(current: ReadonlySet<string>, transactionHash?: string): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ isAny: boolean }]>(
      `SELECT EXISTS (SELECT FROM chain_events WHERE chain_id = $1 AND contract = ANY($2) AND NOT folded
         AND ($3::text IS NULL OR transaction_hash = $3)) AS "isAny"`,
      [this.chainId, [...current], transactionHash ?? null],
    );
    return row.isAny;
  }

  private async foldContracts(
    name: ContractName,
    current: ReadonlySet<string>,
    transactionHash?: string,
  ): Promise<void> {
    const addresses = this.contracts
      .recorded()
      .filter((contract) => contract.name === name)
      .map(({ address }) => address.toLowerCase())
      .filter((address) => current.has(address));
    if (addresses.length === 0) return;
    while (await this.foldNext({ name, addresses, transactionHash }));
  }

  /** False when nothing is left. */
  private async foldNext(wanted: Wanted): Promise<boolean> {
    try {
      return await this.dataSource.transaction(async (manager) => this.foldSome(manager, wanted));
    } catch {
      return this.foldOneByOne(wanted);
    }
  }

  /** Those that were next, each subject in a transaction of its own; false where none of them could be folded. */
  private async foldOneByOne(wanted: Wanted): Promise<boolean> {
    const rows = await this.next(this.dataSource.manager, wanted);
    const subjects = [...new Set(rows.map(({ subject }) => subject))];
    let folded = 0;
    for (const subject of subjects) if (await this.foldAlone(wanted, subject)) folded += 1;
    return folded > 0;
  }

  private async foldAlone(wanted: Wanted, subject: string): Promise<boolean> {
    try {
      await this.dataSource.transaction(async (manager) => this.foldSome(manager, wanted, subject));
      return true;
    } catch (error) {
      this.aside.set(`${wanted.name}:${subject}`, performance.now() + ASIDE_MS);
      const about = { err: error, chainId: this.chainId, contract: wanted.name, subject };
      this.logger.error(about, 'Events cannot be folded for now');
      return false;
    }
  }

  /** False when nothing is left. */
  private async foldSome(manager: EntityManager, wanted: Wanted, only?: string): Promise<boolean> {
    const rows = await this.next(manager, wanted, only);
    if (rows.length === 0) return false;
    // Before they are read: one that comes meanwhile is seen or stays for the next time, but is never passed over.
    await manager.query('UPDATE chain_events SET folded = true WHERE id = ANY($1)', [
      rows.map(({ id }) => id),
    ]);
    const subjects = rows.map(({ subject }) => subject);
    await this.subscriptions.refresh(manager, wanted.name, this.chainId, subjects);
    return true;
  }

  private async next(
    manager: EntityManager,
    { name, addresses, transactionHash }: Wanted,
    only?: string,
  ): Promise<SubjectRow[]> {
    return manager.query<SubjectRow[]>(
      `SELECT id, subject FROM chain_events
       WHERE chain_id = $1 AND contract = ANY($2) AND NOT folded AND ($3::text IS NULL OR transaction_hash = $3)
         AND ($4::text IS NULL OR subject = $4) AND subject <> ALL($5)
       ORDER BY id LIMIT ${CHUNK} FOR UPDATE`,
      [this.chainId, addresses, transactionHash ?? null, only ?? null, this.leftAside(name)],
    );
  }

  private leftAside(name: ContractName): string[] {
    const now = performance.now();
    for (const [key, until] of this.aside) if (until <= now) this.aside.delete(key);
    const prefix = `${name}:`;
    return [...this.aside.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  }
}
