import { getAddress, getNumber, type JsonRpcApiProvider, Log, toQuantity } from 'ethers';
import { NodeFailure } from './node-failure.js';

/** What a transaction of a block did; its logs stand in the block's own record, whatever eth_getLogs omits. */
export interface BlockReceipt {
  hash: string;
  blockHash: string;
  succeeded: boolean;
  logs: Log[];
}

type Raw = Record<string, string> & { logs: (Record<string, string> & { topics: string[] })[] };

/** Every receipt of a block; null when the node cannot tell, as not every one knows the method. @throws NodeFailure */
export async function blockReceipts(
  provider: JsonRpcApiProvider,
  number: number,
): Promise<BlockReceipt[] | null> {
  const found = (await provider
    .send('eth_getBlockReceipts', [toQuantity(number)])
    .catch(cannotTell)) as unknown;
  if (found === null || found === undefined) return null;
  try {
    return (found as Raw[]).map((raw) => receiptOf(raw, provider));
  } catch {
    throw new NodeFailure('answers with nonsense');
  }
}

function cannotTell(error: unknown): null {
  if (error instanceof NodeFailure) throw error;
  return null;
}

const receiptOf = (raw: Raw, provider: JsonRpcApiProvider): BlockReceipt => ({
  hash: raw.transactionHash!,
  blockHash: raw.blockHash!,
  succeeded: getNumber(raw.status!) === 1,
  logs: raw.logs.map((log) => logOf(log, provider)),
});

const logOf = (raw: Raw['logs'][number], provider: JsonRpcApiProvider): Log =>
  new Log(
    {
      transactionHash: raw.transactionHash!,
      transactionIndex: getNumber(raw.transactionIndex!),
      blockHash: raw.blockHash!,
      blockNumber: getNumber(raw.blockNumber!),
      index: getNumber(raw.logIndex!),
      address: getAddress(raw.address!),
      data: raw.data!,
      topics: raw.topics,
      removed: false,
    },
    provider,
  );
