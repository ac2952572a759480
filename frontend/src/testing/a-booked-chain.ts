import { adPaymentSplitterAbi, challengeBadgeAbi, voteRegistryAbi } from '@change-makers/contracts/abi';
import { id, Interface, toBeHex } from 'ethers';
import { vi } from 'vitest';

const contracts = [adPaymentSplitterAbi, challengeBadgeAbi, voteRegistryAbi].map((abi) => new Interface(abi));
const [splitter] = contracts as [Interface, Interface, Interface];

export const HEAD = 120;
export const FIRST_BLOCK = 101;
const coins = (tenths: number) => BigInt(tenths) * 10n ** 17n;

export const payer = `0x${'15'.repeat(20)}`;
export const founder = `0x${'f0'.repeat(20)}`;
const platform = `0x${'90'.repeat(20)}`;
export const splitterAddress = `0x${'e7'.repeat(20)}`;

/** One ad paid and split, another paid and given back, a payout, a badge and the root of a month: each in a block of its own. */
const events: [name: string, args: readonly (string | bigint)[]][] = [
  ['AdPaid', [12n, payer, 1n, coins(250)]],
  ['AdPaid', [13n, payer, 1n, coins(250)]],
  ['AdSettled', [12n, payer, 1n, coins(75), coins(175)]],
  ['AdRefunded', [13n, payer, 1n, coins(250)]],
  ['Released', [founder, coins(75)]],
  ['Transfer', [`0x${'00'.repeat(20)}`, payer, (7n << 8n) | 2n]],
  ['RootPublished', ['2026-09', id('root'), 6n]],
];

export const hashOfBlock = (block: number) => id(`block ${block}`);
export const secondsOf = (block: number) => Date.UTC(2026, 9, 1) / 1000 + block * 60;
export const hashOfEvent = (index: number) => id(`transaction ${index}`);

/** The events as their logs have them. */
const logs = events.map(([name, args], index) => {
  const contract = contracts.find((candidate) => candidate.hasEvent(name))!;
  const { topics, data } = contract.encodeEventLog(name, args);
  return { address: splitterAddress, topics, data, logIndex: toBeHex(index) };
});

type Answer = (first: never) => unknown;

/** Of a node that knows these events, and what the splitter holds after them. */
const answers: Record<string, Answer> = {
  eth_chainId: () => toBeHex(31337),
  eth_blockNumber: () => toBeHex(HEAD),
  eth_getBlockByNumber: (number: string) => blockAt(Number(number)),
  eth_getTransactionReceipt: (hash: string) => {
    const index = events.findIndex((_, place) => hashOfEvent(place) === hash);
    if (index < 0) return null;
    const block = FIRST_BLOCK + index;
    return { status: '0x1', blockNumber: toBeHex(block), blockHash: hashOfBlock(block), logs: [logs[index]] };
  },
  eth_getBalance: () => toBeHex(coins(175)),
  eth_call: ({ data }: { data: string }) => callSplitter(data),
};

function blockAt(block: number) {
  if (block > HEAD) return null;
  const index = block - FIRST_BLOCK;
  const transactions = index >= 0 && index < events.length ? [hashOfEvent(index)] : [];
  return { hash: hashOfBlock(block), timestamp: toBeHex(secondsOf(block)), transactions };
}

function callSplitter(data: string): string {
  const call = splitter.parseTransaction({ data })!;
  const values: Record<string, unknown> = { founder, platform };
  const value = values[call.name] ?? (String(call.args[0]).toLowerCase() === platform ? coins(175) : 0n);
  return splitter.encodeFunctionResult(call.name, [value]);
}

interface RpcRequest {
  id: number;
  method: string;
  params: [never];
}

/**
 * Stands in for the chain's node, beside the answers of the server, which come first. `change` gives other answers, by method;
 * null for a node that is away.
 */
export function answerAsChain(change: Record<string, Answer> | null = {}): void {
  const server = globalThis.fetch;
  const answer = ({ id: requestId, method, params }: RpcRequest) => {
    try {
      return { id: requestId, result: (change?.[method] ?? answers[method]!)(params[0]) };
    } catch (error) {
      return { id: requestId, error: { code: -32000, message: (error as Error).message } };
    }
  };
  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
    if (asked instanceof Request) return server(asked);
    if (!change) throw new TypeError('Failed to fetch');
    const request = JSON.parse(init?.body as string) as RpcRequest | RpcRequest[];
    return new Response(JSON.stringify(Array.isArray(request) ? request.map(answer) : answer(request)));
  });
}
