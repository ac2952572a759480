import type { DataSource, EntityManager } from 'typeorm';
import { finalAfter } from '../../../chain/chains.js';
import { type NamedContract, SPLITTER } from '../../../chain/contracts/chain-contracts.js';
import { readSplitter, type SplitterReading } from '../../../chain/books/splitter-reading.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { chainUnavailable } from '../../../common/errors/common.errors.js';
import { compareEvents } from './compare-events.js';
import { comparePayments } from './compare-payments.js';
import { Differences } from './differences.js';
import type { OwnBooks } from './own-books.js';
import { openOwnBooks, readEverything } from './own-reading.js';
import { auditMoney, type SplitterMoney } from './splitter-audit.js';
import { rowsAbove } from './stored-books.js';

/** By so many blocks nodes may differ. */
const NODES_DIFFER = 100;

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
  /** The last final one, up to which the chain was read: the rest the database did not know yet, as it says. */
  final: number;
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
    return { chainId: chain.chainId, block: 0, final: 0, contracts: [], differences: new Differences() };
  const books = await openOwnBooks(folder, chain, contracts);
  try {
    const upTo = await readEverything(chain, contracts, books);
    // Before anything is compared, which takes longer than nodes keep a state.
    const readings = await readSplitters(chain, contracts, upTo);
    // One view of the database, however long it takes, as the API may go on meanwhile.
    const audit = await dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      return compareBooks(chain, manager, contracts, books, readings, upTo);
    });
    books.remove();
    return audit;
  } catch (error) {
    books.close();
    throw error;
  }
}

async function compareBooks(
  chain: FollowedChain,
  manager: EntityManager,
  contracts: readonly NamedContract[],
  books: OwnBooks,
  readings: ReadonlyMap<string, SplitterReading>,
  upTo: number,
): Promise<ChainAudit> {
  const head = await chain.watcher.head(manager);
  const block = Math.min(upTo, head - finalAfter(chain.chainId));
  const differences = new Differences();
  await compareBeyond(chain, manager, differences);
  await compareEvents(chain, manager, books, block, differences);
  const splitters = contracts.filter(({ name }) => name === SPLITTER).map(({ address }) => address);
  await comparePayments(chain.chainId, manager, books, splitters, block, differences);
  const audits: ContractAudit[] = [];
  for (const contract of contracts) {
    const { events, payments } = books.count(contract.address);
    const reading = readings.get(contract.address);
    const money =
      reading && (await auditMoney(chain.chainId, manager, books, { reading, contract, block }, differences));
    audits.push({ contract, events, money: money ? { ...money, payments } : null });
  }
  return { chainId: chain.chainId, block, final: upTo, contracts: audits, differences };
}

/** What the splitters among them hold and say at a block, by address. @throws chainUnavailable */
async function readSplitters(
  { client }: FollowedChain,
  contracts: readonly NamedContract[],
  block: number,
): Promise<Map<string, SplitterReading>> {
  const readings = new Map<string, SplitterReading>();
  for (const { name, address } of contracts) {
    if (name !== SPLITTER) continue;
    const reading = await readSplitter(client, address, block);
    if (!reading) throw chainUnavailable();
    readings.set(address, reading);
  }
  return readings;
}

/** What stands above the chain's newest block is of no chain, and would have its ads left for a later audit, for ever. */
async function compareBeyond(
  { chainId, client }: FollowedChain,
  manager: EntityManager,
  differences: Differences,
): Promise<void> {
  // The node that is asked may be some blocks behind the one that told the site.
  const { events, payments } = await rowsAbove(manager, chainId, (await client.head()).number + NODES_DIFFER);
  if (events > 0 || payments > 0)
    differences.add(
      `The database has ${events} events and ${payments} payments above the chain's newest block`,
    );
}
