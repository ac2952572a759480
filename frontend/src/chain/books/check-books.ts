import { askNode } from '../ask-node';
import type { Check, Unread } from './book-check';
import { type AccountCheck, type BookedAccount, checkAccount, unreadAccount } from './check-account';
import { type BookedEvent, checkEntry, type EntryField } from './check-entry';
import { readEvidence } from './evidence';

export interface Books<Entry extends BookedEvent, Account extends BookedAccount> {
  entries: readonly Entry[];
  accounts: readonly Account[];
}

/** What was found so far; what stands in neither map was not looked at yet. */
export interface Found<Entry extends BookedEvent, Account extends BookedAccount> {
  entries: ReadonlyMap<Entry, Check<EntryField>>;
  accounts: ReadonlyMap<Account, AccountCheck>;
}

interface Witnesses<Entry extends BookedEvent, Account extends BookedAccount> {
  /** Address of a chain's public node, null where none is known. */
  nodeOf: (chainId: number) => string | null;
  /** Called with all that was found so far, again and again. */
  report: (found: Found<Entry, Account>) => void;
  signal: AbortSignal;
}

/** Receipts that are asked for at once; nodes for everybody take no large batches. */
const BATCH = 5;

/**
 * Compares entries and accounts with what public nodes of their chains say.
 * @throws once the signal is given, or where a part of this page does not arrive
 */
export async function checkBooks<Entry extends BookedEvent, Account extends BookedAccount>(
  { entries, accounts }: Books<Entry, Account>,
  { nodeOf, report, signal }: Witnesses<Entry, Account>,
): Promise<void> {
  const [{ decodeLog }, { readAccount }] = await Promise.all([
    import('./decode-log'),
    import('./account-evidence'),
  ]);
  const found = { entries: new Map<Entry, Check<EntryField>>(), accounts: new Map<Account, AccountCheck>() };
  const tell = () => {
    signal.throwIfAborted();
    report({ entries: new Map(found.entries), accounts: new Map(found.accounts) });
  };

  const leaveOpen = (own: Books<Entry, Account>, reason: Unread) => {
    for (const entry of own.entries)
      if (!found.entries.has(entry)) found.entries.set(entry, { state: 'open', reason });
    for (const account of own.accounts)
      if (!found.accounts.has(account)) found.accounts.set(account, unreadAccount(reason));
    tell();
  };

  const ask = async (own: Books<Entry, Account>, rpcUrl: string, head: number) => {
    // First, as nodes forget soon what a contract held.
    for (const account of own.accounts) {
      found.accounts.set(account, checkAccount(account, await readAccount(rpcUrl, head, account, signal)));
      tell();
    }
    for (let first = 0; first < own.entries.length; first += BATCH) {
      const batch = own.entries.slice(first, first + BATCH);
      for (const [entry, evidence] of await readEvidence(rpcUrl, head, batch, signal))
        found.entries.set(entry, checkEntry(entry, evidence, decodeLog));
      tell();
    }
  };

  const checkChain = async (chainId: number) => {
    const own = { entries: entries.filter(isOf(chainId)), accounts: accounts.filter(isOf(chainId)) };
    const rpcUrl = nodeOf(chainId);
    if (!rpcUrl) return leaveOpen(own, 'noNode');
    try {
      const head = await readHead(rpcUrl, chainId, signal);
      if (head === null) return leaveOpen(own, 'otherChain');
      await ask(own, rpcUrl, head);
    } catch {
      signal.throwIfAborted();
      leaveOpen(own, 'noAnswer');
    }
  };

  const chainIds = new Set([...entries, ...accounts].map(({ chainId }) => chainId));
  await Promise.all([...chainIds].map(checkChain));
}

const isOf =
  (wanted: number) =>
  ({ chainId }: { chainId: number }): boolean =>
    chainId === wanted;

/** Number of the node's newest block, null where it is of another chain. */
async function readHead(rpcUrl: string, chainId: number, signal: AbortSignal): Promise<number | null> {
  const calls = [{ method: 'eth_chainId' }, { method: 'eth_blockNumber' }];
  const [chain, head] = (await askNode(rpcUrl, calls, signal)).map((answer) => {
    if ('error' in answer) throw answer.error;
    return Number(answer.result);
  });
  return chain === chainId && head !== undefined ? head : null;
}
