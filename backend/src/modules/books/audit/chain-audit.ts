import type { DataSource, EntityManager } from 'typeorm';
import { finalAfter } from '../../../chain/chains.js';
import { type NamedContract, SPLITTER } from '../../../chain/contracts/chain-contracts.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { differencesOfEvent, missingEvents } from './compare-events.js';
import { differencesOfPayment, paymentsOf } from './compare-payments.js';
import { eventsOf, type OwnReading, placeKey, readEverything, readReceipts } from './own-reading.js';
import { auditMoney, type SplitterMoney } from './splitter-audit.js';
import { adsAfter, storedEvents, storedPayments } from './stored-books.js';

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
  /** In words. */
  differences: string[];
}

/** Counts a chain anew from the first block, and compares. Only reads, also of the database. @throws chainUnavailable */
export async function auditChain(chain: FollowedChain, dataSource: DataSource): Promise<ChainAudit> {
  const contracts = chain.contracts.recorded().filter(({ name }) => chain.isHome || name === SPLITTER);
  if (contracts.length === 0) return { chainId: chain.chainId, block: 0, contracts: [], differences: [] };
  const own = await readEverything(chain, contracts);
  // One view of the database, however long it takes, as the API may go on meanwhile.
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('SET TRANSACTION READ ONLY');
    const head = await chain.watcher.head(manager);
    const block = Math.min(own.upTo, head - finalAfter(chain.chainId));
    const differences = [
      ...(await compareEvents(chain, manager, own, block)),
      ...(await comparePayments(chain, manager, own, contracts, block)),
    ];
    const audits: ContractAudit[] = [];
    for (const contract of contracts) {
      const money =
        contract.name === SPLITTER ? await auditMoney(chain, manager, own, contract, block) : null;
      const events = eventsOf(own, contract.address);
      const payments = events.filter(({ name }) => name === 'AdPaid').length;
      differences.push(...(money?.differences ?? []));
      audits.push({ contract, events: events.length, money: money && { ...money, payments } });
    }
    return { chainId: chain.chainId, block, contracts: audits, differences };
  });
}

async function compareEvents(
  chain: FollowedChain,
  manager: EntityManager,
  own: OwnReading,
  block: number,
): Promise<string[]> {
  const unread: number[] = [];
  for await (const event of storedEvents(manager, chain.chainId, block))
    if (!own.events.has(placeKey(event))) unread.push(event.blockNumber);
  await readReceipts(chain, own, unread);
  const differences: string[] = [];
  const known = new Set<string>();
  for await (const event of storedEvents(manager, chain.chainId, block)) {
    known.add(placeKey(event));
    differences.push(...differencesOfEvent(event, own.events.get(placeKey(event))));
  }
  const found = [...own.events.values()].filter(({ blockNumber }) => blockNumber <= block);
  return [...differences, ...missingEvents(found, known)];
}

async function comparePayments(
  { chainId }: FollowedChain,
  manager: EntityManager,
  own: OwnReading,
  contracts: readonly NamedContract[],
  block: number,
): Promise<string[]> {
  const splitters = contracts.filter(({ name }) => name === SPLITTER);
  const counted = splitters.flatMap(({ address }) => {
    const events = eventsOf(own, address).filter(({ blockNumber }) => blockNumber <= block);
    return [...paymentsOf(chainId, events)];
  });
  const folded = new Map(counted);
  const later = await adsAfter(manager, chainId, block);
  const differences: string[] = [];
  for await (const payment of storedPayments(manager, chainId, block)) {
    const key = placeKey(payment);
    if (!later.has(payment.adId)) differences.push(...differencesOfPayment(payment, folded.get(key)));
    folded.delete(key);
  }
  const lacking = [...folded.values()].filter(({ adId }) => !later.has(adId));
  return [...differences, ...lacking.flatMap((payment) => differencesOfPayment(undefined, payment))];
}
