/** What a lying node makes of calls and answers; plain functions on JSON-RPC. */
export interface RpcCall {
  id: number;
  method: string;
  params?: unknown[];
}

export interface RpcReply {
  id: number;
  result?: unknown;
  error?: unknown;
}

/** Where a method's parameters name the block as of which it answers. */
const BLOCK_PARAMETER: Record<string, number | undefined> = {
  eth_call: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
  eth_getBlockByNumber: 0,
  eth_getBlockReceipts: 0,
};

/** Whether a call asks for the newest block that is final. */
export const isForFinal = ({ method, params }: RpcCall): boolean =>
  method === 'eth_getBlockByNumber' && params?.[0] === 'finalized';

/** Of how many blocks a call asks for the logs. */
export function widthOf({ method, params }: RpcCall): number {
  if (method !== 'eth_getLogs') return 0;
  const { fromBlock, toBlock } = params![0] as { fromBlock?: string; toBlock?: string };
  return Number(toBlock) - Number(fromBlock) + 1;
}

const LATEST = ['latest', 'pending', 'safe', 'finalized'];

/** The call with every later block that it names replaced by this one. */
export function asOf(call: RpcCall, block: number): RpcCall {
  if (call.method === 'eth_getLogs') return { ...call, params: [logsUpTo(call, block)] };
  const place = BLOCK_PARAMETER[call.method];
  if (place === undefined) return call;
  const params = [...(call.params ?? [])];
  params[place] = isLatest(params[place]) ? hex(block) : params[place];
  return { ...call, params };
}

/** The reply without what came after the block. */
export function notAfter(call: RpcCall, reply: RpcReply, block: number): RpcReply {
  const { result } = reply;
  if (call.method === 'eth_blockNumber') return { ...reply, result: hex(block) };
  if (call.method === 'eth_getBlockReceipts' && Number(call.params?.[0]) > block)
    return { ...reply, result: null };
  if (Array.isArray(result)) return { ...reply, result: result.filter((item) => blockOf(item) <= block) };
  return blockOf(result) <= block ? reply : { ...reply, result: null };
}

/** The logs of one transaction are missing, or all. */
export function withoutLogs(reply: RpcReply, of?: string): RpcReply {
  return Array.isArray(reply.result) ? { ...reply, result: reply.result.filter(isNotOf(of)) } : reply;
}

/** The receipt of one transaction is missing, or all. */
export function withoutReceipts(call: RpcCall, reply: RpcReply, of?: string): RpcReply {
  if (call.method === 'eth_getBlockReceipts') return withoutLogs(reply, of);
  if (call.method !== 'eth_getTransactionReceipt') return reply;
  return isNotOf(of)(reply.result) ? reply : { ...reply, result: null };
}

/** Wherever a reply has one text it has the other one, as where a log names another ad. */
export const withInstead =
  (text: string, other: string) =>
  (_call: RpcCall, reply: RpcReply): RpcReply =>
    JSON.parse(JSON.stringify(reply).replaceAll(text, other)) as RpcReply;

/** Beside the logs of a transaction there is one more at the same place of the chain, that differs in this. */
export const withLogBeside =
  (of: string, changes: object) =>
  (call: RpcCall, reply: RpcReply): RpcReply => {
    if (call.method !== 'eth_getLogs' || !Array.isArray(reply.result)) return reply;
    const logs = reply.result as { transactionHash: string }[];
    const beside = logs.find(({ transactionHash }) => transactionHash === of);
    return beside ? { ...reply, result: [...logs, { ...beside, ...changes }] } : reply;
  };

/** Blocks that are asked for by their number have this time. */
export const withTime =
  (timestamp: string) =>
  (call: RpcCall, reply: RpcReply): RpcReply =>
    call.method === 'eth_getBlockByNumber' && reply.result && String(call.params?.[0]).startsWith('0x')
      ? { ...reply, result: { ...reply.result, timestamp } }
      : reply;

/** The newest block is told to be this one, whatever its number. */
export const withHead =
  (number: number) =>
  (call: RpcCall, reply: RpcReply): RpcReply => {
    if (call.method === 'eth_blockNumber') return { ...reply, result: hex(number) };
    if (call.method !== 'eth_getBlockByNumber' || !isLatest(call.params?.[0])) return reply;
    const head = { ...(reply.result as object), number: hex(number), hash: `0x${'1e'.repeat(32)}` };
    return { ...reply, result: head };
  };

/** The newest block has another hash than it is told to have when it is asked for by its number. */
export const withUnknownHead = (call: RpcCall, reply: RpcReply): RpcReply =>
  call.method === 'eth_getBlockByNumber' && isLatest(call.params?.[0])
    ? { ...reply, result: { ...(reply.result as object), hash: `0x${'1e'.repeat(32)}` } }
    : reply;

/** Blocks from this one on have other hashes than they have. */
export const withoutBlocks =
  (from: number) =>
  (call: RpcCall, reply: RpcReply): RpcReply => {
    const { number, hash } = (reply.result ?? {}) as { number?: string; hash?: string };
    if (call.method !== 'eth_getBlockByNumber' || !hash || Number(number) < from) return reply;
    return { ...reply, result: { ...(reply.result as object), hash: `0xbad${hash.slice(5)}` } };
  };

function logsUpTo(call: RpcCall, block: number): object {
  const filter = call.params?.[0] as { fromBlock?: string; toBlock?: string; blockHash?: string };
  if (filter.blockHash) return filter;
  const named = (name: string | undefined): string | undefined => (isLatest(name) ? hex(block) : name);
  return { ...filter, fromBlock: named(filter.fromBlock), toBlock: named(filter.toBlock) };
}

const isLatest = (name: unknown): boolean => name === undefined || LATEST.includes(name as string);

/** Blocks name their number; receipts, logs and transactions their block's. */
function blockOf(item: unknown): number {
  const { number, blockNumber } = (item ?? {}) as { number?: string; blockNumber?: string | null };
  return Number(number ?? blockNumber ?? 0);
}

const isNotOf =
  (hash: string | undefined) =>
  (item: unknown): boolean => {
    const { transactionHash } = (item ?? {}) as { transactionHash?: string };
    return hash !== undefined && transactionHash?.toLowerCase() !== hash.toLowerCase();
  };

const hex = (block: number): string => `0x${block.toString(16)}`;

/** Which logs a node hides. */
export interface OmittedLogs {
  /** Those of this transaction; all of them when not given. */
  of?: string;
  /** In this many answers; in all of them when not given. */
  times?: number;
}

/** What a node is told to say, or to leave out. */
export interface Lies {
  logs?: OmittedLogs;
  receipts?: { of: string | undefined };
  delay?: { milliseconds: number; width: number };
  status?: number;
  text?: string;
  refused?: { method: string; from: number };
  limited?: { method: string; isTooMuch: (call: RpcCall) => boolean };
  lie?: (call: RpcCall, reply: RpcReply) => RpcReply;
  frozenAt?: number;
  final?: number | null;
  chainId?: number;
  gasPrice?: bigint;
  batch?: number;
  reset?: boolean;
}
