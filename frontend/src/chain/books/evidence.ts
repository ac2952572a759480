import { askNode, type NodeAnswer } from '../ask-node';
import type { RpcCall } from '../eip1193';

/** A log as receipts have it. */
export interface ReceiptLog {
  address: string;
  topics: string[];
  data: string;
  logIndex: string;
}

/** Of a transaction's receipt what is compared with the books. */
export interface Receipt {
  status: string;
  blockNumber: string;
  blockHash: string;
  logs: ReceiptLog[];
}

/** Of a block what is compared with the books; `transactions` are hashes. */
export interface Block {
  hash: string;
  timestamp: string;
  transactions: string[];
}

/** What a node says of a transaction and of the block in which the books have it: null for what it does not know. */
export interface Evidence {
  /** Newest block of the node. */
  head: number;
  receipt: Receipt | null | 'noAnswer';
  block: Block | null | 'noAnswer';
}

/** Where the books have a transaction. */
export interface Place {
  transactionHash: string;
  blockNumber: number;
}

/**
 * Reads the receipts of these transactions, and the blocks in which the books have them.
 * @throws where the node does not answer at all
 */
export async function readEvidence<Entry extends Place>(
  rpcUrl: string,
  head: number,
  entries: readonly Entry[],
  signal: AbortSignal,
): Promise<Map<Entry, Evidence>> {
  const hashes = [...new Set(entries.map(({ transactionHash }) => transactionHash))];
  const numbers = [...new Set(entries.map(({ blockNumber }) => blockNumber))];
  const calls: RpcCall[] = [
    ...hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    ...numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [toHex(number), false] })),
  ];
  const answers = await askNode(rpcUrl, calls, signal);
  const receiptOf = new Map(
    hashes.map((hash, index) => [hash, resultOf(answers[index]) as Evidence['receipt']]),
  );
  const blockOf = new Map(
    numbers.map((number, index) => [number, resultOf(answers[hashes.length + index]) as Evidence['block']]),
  );
  return new Map(
    entries.map((entry) => {
      const receipt = receiptOf.get(entry.transactionHash) ?? null;
      return [entry, { head, receipt, block: blockOf.get(entry.blockNumber) ?? null }];
    }),
  );
}

export const toHex = (value: number): string => `0x${value.toString(16)}`;

const resultOf = (answer: NodeAnswer | undefined): unknown =>
  answer && 'result' in answer ? answer.result : 'noAnswer';
