import type { DataSource, EntityManager } from 'typeorm';
import { finalAfter } from '../../../chain/chains.js';
import { type NamedContract, SPLITTER } from '../../../chain/contracts/chain-contracts.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { compareEvents } from './compare-events.js';
import { comparePayments } from './compare-payments.js';
import { Differences } from './differences.js';
import type { OwnBooks } from './own-books.js';
import { openOwnBooks, readEverything } from './own-reading.js';
import { auditMoney, type SplitterMoney } from './splitter-audit.js';

/** One contract, counted anew. */
export interface ContractAudit {
  contract: NamedContract;
  events: number;
  /** Null for contracts that hold no money. */
  money: (SplitterMoney & { payments: number }) | null;
}

/** What an audit of a chain found. */
export interface ChainAudit {
  chainId: number;
  /** The block up to which the database was compared. */
  block: number;
  contracts: ContractAudit[];
  differences: Differences;
}

/**
 * Counts a chain anew from the first block, and compares. Only reads, also of the database. One that was ended goes on where it was.
 * @param folder where it keeps what it has read. @throws chainUnavailable
 */
export async function auditChain(
  chain: FollowedChain,
  dataSource: DataSource,
  folder: string,
): Promise<ChainAudit> {
  const contracts = chain.contracts.recorded().filter(({ name }) => chain.isHome || name === SPLITTER);
  if (contracts.length === 0)
    return { chainId: chain.chainId, block: 0, contracts: [], differences: new Differences() };
  const books = await openOwnBooks(folder, chain, contracts);
  try {
    const upTo = await readEverything(chain, contracts, books);
    // One view of the database, however long it takes, as the API may go on meanwhile.
    const audit = await dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      return compare(chain, manager, contracts, books, upTo);
    });
    books.remove();
    return audit;
  } catch (error) {
    books.close();
    throw error;
  }
}

async function compare(
  chain: FollowedChain,
  manager: EntityManager,
  contracts: readonly NamedContract[],
  books: OwnBooks,
  upTo: number,
): Promise<ChainAudit> {
  const head = await chain.watcher.head(manager);
  const block = Math.min(upTo, head - finalAfter(chain.chainId));
  const differences = new Differences();
  await compareEvents(chain, manager, books, block, differences);
  const splitters = contracts.filter(({ name }) => name === SPLITTER).map(({ address }) => address);
  await comparePayments(chain.chainId, manager, books, splitters, block, differences);
  const audits: ContractAudit[] = [];
  for (const contract of contracts) {
    const { events, payments } = books.count(contract.address);
    const money =
      contract.name === SPLITTER
        ? await auditMoney(chain, manager, books, { contract, block, upTo }, differences)
        : null;
    audits.push({ contract, events, money: money && { ...money, payments } });
  }
  return { chainId: chain.chainId, block, contracts: audits, differences };
}
