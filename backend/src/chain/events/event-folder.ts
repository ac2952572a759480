import type { DataSource, EntityManager } from 'typeorm';
import { type ChainContracts, CONTRACT_NAMES } from '../contracts/chain-contracts.js';
import type { ContractName } from '../contracts/deployment-record.js';
import type { ContractSubscriptions } from './contract-subscriptions.js';

interface SubjectRow {
  id: string;
  subject: string;
}

/** Events whose meaning is written down in one transaction. */
const CHUNK = 100;

/** Has what follows from new events written down by the features, each event's subject at least once after it came. */
export class EventFolder {
  constructor(
    private readonly chainId: number,
    private readonly dataSource: DataSource,
    private readonly contracts: ChainContracts,
    private readonly subscriptions: ContractSubscriptions,
  ) {}

  /** Of one transaction, or of all. One contract's trouble does not hold up the others. @throws the first of what went wrong */
  async fold(transactionHash?: string): Promise<void> {
    const failures: unknown[] = [];
    for (const name of CONTRACT_NAMES)
      await this.foldContracts(name, transactionHash).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  private async foldContracts(name: ContractName, transactionHash?: string): Promise<void> {
    const addresses = this.contracts
      .recorded()
      .filter((contract) => contract.name === name)
      .map(({ address }) => address.toLowerCase());
    if (addresses.length === 0) return;
    while (
      await this.dataSource.transaction((manager) => this.foldSome(manager, name, addresses, transactionHash))
    );
  }

  /** False when nothing is left. */
  private async foldSome(
    manager: EntityManager,
    name: ContractName,
    addresses: string[],
    transactionHash?: string,
  ): Promise<boolean> {
    const rows = await manager.query<SubjectRow[]>(
      `SELECT id, subject FROM chain_events
       WHERE chain_id = $1 AND contract = ANY($2) AND NOT folded AND ($3::text IS NULL OR transaction_hash = $3)
       ORDER BY id LIMIT ${CHUNK} FOR UPDATE`,
      [this.chainId, addresses, transactionHash ?? null],
    );
    if (rows.length === 0) return false;
    // Before they are read: one that comes meanwhile is seen or stays for the next time, but is never passed over.
    await manager.query('UPDATE chain_events SET folded = true WHERE id = ANY($1)', [
      rows.map(({ id }) => id),
    ]);
    const subjects = rows.map(({ subject }) => subject);
    await this.subscriptions.refresh(manager, name, this.chainId, subjects);
    return true;
  }
}
