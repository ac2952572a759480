import type { TransactionReceipt, TransactionResponse } from 'ethers';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { decodeLog } from '../../chain/contracts/decoded-event.js';
import { splitterEventOf } from '../../chain/contracts/splitter.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { RecentlyUsed } from '../../common/recently-used.js';
import type {
  ChainTransactionStatus,
  TransactionDto,
  TransactionEventDto,
} from './dto/chain-transaction.dto.js';

/** What only a node can tell of a transaction. */
export type NodeTransaction = Omit<TransactionDto, 'confirmations'>;

/** Even what is final was undone once: it is asked for again after this long. */
const FINAL_KEPT_MS = 10 * 60_000;

/** What no block holds may be known, replaced or forgotten at any moment. */
const UNMINED_KEPT_MS = 3_000;

/** About what is around an answer, and of each that names nothing of ours. */
const BYTES_AROUND = 500;

interface Remembered {
  /** About what it takes (bytes). */
  bytes: number;
  /** Null for a transaction that the node does not know, or that is not one of ours. */
  answer: Promise<NodeTransaction | null>;
  head: number;
  askedAt: number;
  isMined: boolean;
  isFinal: boolean;
}

/** Asks a node for details of a transaction once; what is final is kept for ten minutes, the rest for the time of a block at most. */
export class NodeTransactions {
  readonly remembered: RecentlyUsed<string, Remembered>;

  constructor(
    mostBytes: number,
    private readonly ask: (chain: FollowedChain, hash: string) => Promise<NodeTransaction | null>,
  ) {
    this.remembered = new RecentlyUsed(mostBytes, ({ bytes }) => bytes);
  }

  /** Whether an answer stands that was given before. */
  has(chain: FollowedChain, hash: string, head: number): boolean {
    const known = this.remembered.get(keyOf(chain, hash));
    if (!known) return false;
    const age = Date.now() - known.askedAt;
    if (known.isFinal) return age < FINAL_KEPT_MS;
    return known.head === head && (known.isMined || age < UNMINED_KEPT_MS);
  }

  /** `head` is the newest block that was read. @throws chainUnavailable */
  async find(chain: FollowedChain, hash: string, head: number): Promise<NodeTransaction | null> {
    const key = keyOf(chain, hash);
    if (this.has(chain, hash, head)) return this.remembered.get(key)!.answer;
    const answer = this.ask(chain, hash);
    const flags = { isMined: false, isFinal: false };
    const entry: Remembered = { bytes: BYTES_AROUND, answer, head, askedAt: Date.now(), ...flags };
    this.remembered.set(key, entry);
    try {
      const found = await answer;
      // A transaction may have hundreds of events.
      entry.bytes += 2 * JSON.stringify(found).length;
      if (this.remembered.get(key) === entry) this.remembered.set(key, entry);
      const block = found?.blockNumber ?? null;
      entry.isMined = block !== null;
      entry.isFinal = block !== null && block <= (await chain.finality.upTo(head));
      return found;
    } catch (error) {
      this.remembered.delete(key);
      throw error;
    }
  }
}

const keyOf = ({ chainId }: FollowedChain, hash: string): string => `${chainId}:${hash}`;

/** Everything about a transaction of ours, in one request to the node and another for its block. */
export async function askForOwn(chain: FollowedChain, hash: string): Promise<NodeTransaction | null> {
  const [transaction, receipt] = await chain.client.call((provider) =>
    Promise.all([provider.getTransaction(hash), provider.getTransactionReceipt(hash)]),
  );
  return transaction && describeTransaction(chain, transaction, receipt);
}

/** One call where the transaction is not to a contract of ours: strangers may ask for any. */
export async function askForUnknown(chain: FollowedChain, hash: string): Promise<NodeTransaction | null> {
  const transaction = await chain.client.call((provider) => provider.getTransaction(hash));
  if (!transaction?.to || !chain.contracts.at(transaction.to)) return null;
  return describeTransaction(chain, transaction, await chain.client.receipt(hash));
}

async function describeTransaction(
  chain: FollowedChain,
  { hash, from, to, value }: TransactionResponse,
  receipt: TransactionReceipt | null,
): Promise<NodeTransaction> {
  const block = receipt && (await chain.client.block(receipt.blockNumber));
  return {
    hash: hash.toLowerCase(),
    chainId: chain.chainId,
    status: statusOf(receipt),
    blockNumber: receipt?.blockNumber ?? null,
    from,
    to,
    value: String(value),
    fee: receipt && String(receipt.fee),
    timestamp: block && new Date(block.timestamp * 1000),
    events: receipt ? eventsOf(chain, receipt) : [],
  };
}

function eventsOf({ contracts }: FollowedChain, receipt: TransactionReceipt): TransactionEventDto[] {
  return receipt.logs
    .filter((log) => contracts.at(log.address)?.name === SPLITTER)
    .map((log) => decodeLog(SPLITTER, log))
    .map((event) => event && splitterEventOf(event))
    .filter((event) => event !== null)
    .map(({ name, adId, payer, amount }) => ({ name, adId: String(adId), payer, amount: String(amount) }));
}

function statusOf(receipt: TransactionReceipt | null): ChainTransactionStatus {
  if (!receipt) return 'pending';
  return receipt.status === 1 ? 'success' : 'reverted';
}
