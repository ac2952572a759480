import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FilledChain, type FilledLog, headerOf, splitter } from './filled-chain.ts';

interface Call {
  id: number;
  method: string;
  params: unknown[];
}

interface Reply {
  id: number;
  jsonrpc: '2.0';
  result?: unknown;
  error?: unknown;
}

interface Filter {
  fromBlock?: string;
  toBlock?: string;
}

const PAYMENTS = splitter.getFunction('payments')!.selector;

/**
 * Stands before a real node and tells the filled beginning of its chain: blocks, logs, and what the splitter says of the payments in
 * them. Everything else is the real node's word.
 */
export class ChainStandIn {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async before(node: string, chain: FilledChain): Promise<ChainStandIn> {
    const server = createServer((request, response) => {
      answer(node, chain, request).then(
        (text) => response.setHeader('content-type', 'application/json').end(text),
        () => response.destroy(),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new ChainStandIn(server);
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

async function answer(node: string, chain: FilledChain, request: IncomingMessage): Promise<string> {
  const body = JSON.parse(await textOf(request)) as Call | Call[];
  if (!Array.isArray(body)) return JSON.stringify((await repliesTo(node, chain, [body]))[0]);
  return JSON.stringify(await repliesTo(node, chain, body));
}

async function repliesTo(node: string, chain: FilledChain, calls: Call[]): Promise<Reply[]> {
  const told = calls.map((call) => toldOf(chain, call));
  const real = calls.flatMap((call, index) => told[index]?.rest ?? (told[index] ? [] : [call]));
  const replies = new Map((await ask(node, real)).map((reply) => [reply.id, reply]));
  return calls.map(({ id }, index) => joined(id, told[index], replies.get(id)));
}

/** What of a call is answered here, and what the real node is asked for beside it; undefined where it alone knows. */
interface Told {
  result: unknown;
  rest?: Call;
}

function toldOf(chain: FilledChain, call: Call): Told | undefined {
  const [first] = call.params;
  if (call.method === 'eth_getBlockByNumber') return toldBlock(chain, first as string);
  if (call.method === 'eth_getLogs') return toldLogs(chain, call, first as Filter);
  if (call.method === 'eth_call') return toldPayment(chain, first as { to?: string; data?: string });
  return undefined;
}

function toldBlock(chain: FilledChain, name: string): Told | undefined {
  const number = name.startsWith('0x') ? Number(name) : Infinity;
  return number >= 1 && number <= chain.lastBlock ? { result: headerOf(chain, number) } : undefined;
}

function toldLogs(chain: FilledChain, call: Call, filter: Filter): Told | undefined {
  const from = filter.fromBlock?.startsWith('0x') ? Number(filter.fromBlock) : Infinity;
  if (from > chain.lastBlock) return undefined;
  const to = filter.toBlock?.startsWith('0x') ? Number(filter.toBlock) : Infinity;
  const logs: FilledLog[] = [];
  for (let block = Math.max(from, 1); block <= Math.min(to, chain.lastBlock); block += 1)
    logs.push(...chain.logsOf(block));
  if (to <= chain.lastBlock) return { result: logs };
  const fromBlock = `0x${(chain.lastBlock + 1).toString(16)}`;
  return { result: logs, rest: { ...call, params: [{ ...filter, fromBlock }] } };
}

function toldPayment(
  chain: FilledChain,
  { to, data = '' }: { to?: string; data?: string },
): Told | undefined {
  if (to?.toLowerCase() !== chain.address.toLowerCase() || !data.startsWith(PAYMENTS)) return undefined;
  const result = chain.paymentOf(BigInt(`0x${data.slice(PAYMENTS.length)}`));
  return result === undefined ? undefined : { result };
}

function joined(id: number, told: Told | undefined, reply: Reply | undefined): Reply {
  if (!told) return reply!;
  if (!told.rest) return { id, jsonrpc: '2.0', result: told.result };
  if (!Array.isArray(reply?.result)) return reply!;
  return { ...reply, result: [...(told.result as unknown[]), ...(reply.result as unknown[])] };
}

async function ask(node: string, calls: Call[]): Promise<Reply[]> {
  if (calls.length === 0) return [];
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(node, { method: 'POST', headers, body: JSON.stringify(calls) });
  return (await response.json()) as Reply[];
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
