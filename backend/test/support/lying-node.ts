import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/launcher/ports.ts';
import {
  asOf,
  isForFinal,
  type Lies,
  notAfter,
  type OmittedLogs,
  type RpcCall,
  type RpcReply,
  widthOf,
  withoutLogs,
  withoutReceipts,
} from './lies.ts';

/** Stands before a real node and speaks JSON-RPC, batches too: truly, until it is told to lie. Runs without Jest. */
export class LyingNode {
  readonly #target: string;
  readonly #port: number;
  readonly #counts = new Map<string, number>();
  #server: Server | undefined;
  #requests = 0;
  #allCalls = 0;
  readonly #answering = { count: 0, since: 0, ms: 0 };
  #lies: Lies = {};

  private constructor(target: string, port: number) {
    this.#target = target;
    this.#port = port;
  }

  static async before(target: string): Promise<LyingNode> {
    const node = new LyingNode(target, await freePort());
    await node.#listen();
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** How often a method was called, within batches too. */
  calls(method: string): number {
    return this.#counts.get(method) ?? 0;
  }

  /** How often it was asked by a method for one hash. */
  callsOf(method: string, hash: string): number {
    return this.calls(`${method} ${hash}`);
  }

  /** How many calls came in all, each of a batch. */
  get allCalls(): number {
    return this.#allCalls;
  }

  /** For how long there was a request that it had not answered yet (ms). */
  get answeringMs(): number {
    const { count, since, ms } = this.#answering;
    return count === 0 ? ms : ms + performance.now() - since;
  }

  /** How many HTTP requests came. */
  get requests(): number {
    return this.#requests;
  }

  omitLogs(which: OmittedLogs = {}): void {
    this.#lies.logs = { ...which };
  }

  /** Says of a transaction, or of all, that it is in no block. */
  omitReceipts(of?: string): void {
    this.#lies.receipts = { of };
  }

  /** @param width of how many blocks' logs it has to be asked for that */
  delay(milliseconds: number, width = 0): void {
    this.#lies.delay = { milliseconds, width };
  }

  /** Answers every request with this status, such as 429 or 502. */
  answerStatus(status: number): void {
    this.#lies.status = status;
  }

  /** Answers every request with this text. */
  answerText(text: string): void {
    this.#lies.text = text;
  }

  /** Knows of no block after this one, and answers as of it. */
  freezeAt(block: number): void {
    this.#lies.frozenAt = block;
  }

  /** Calls this block final, rather than what the real node does; null: knows of no such thing. */
  callFinal(block: number | null): void {
    this.#lies.final = block;
  }

  /** How often it was asked which block is final. */
  get askedForFinal(): number {
    return this.calls(FINAL);
  }

  sayChainId(chainId: number): void {
    this.#lies.chainId = chainId;
  }

  /** In wei a unit of gas. */
  sayGasPrice(gasPrice: bigint): void {
    this.#lies.gasPrice = gasPrice;
  }

  /** Answers a method with an error, from this many answers of it on. */
  refuse(method: string, after = 0): void {
    this.#lies.refused = { method, from: this.calls(method) + after };
  }

  /** Does not answer to a method as long as this is true of its call, with the code by which providers limit what they give. */
  limit(method: string, isTooMuch: (call: RpcCall) => boolean = () => true): void {
    this.#lies.limited = { method, isTooMuch };
  }

  /** Tells something else than the truth, as the function makes it from a call and the true reply. */
  tell(lie: (call: RpcCall, reply: RpcReply) => RpcReply): void {
    this.#lies.lie = lie;
  }

  /** Refuses longer batches. */
  limitBatches(length: number): void {
    this.#lies.batch = length;
  }

  /** Breaks off every connection. */
  reset(): void {
    this.#lies.reset = true;
    this.#server?.closeAllConnections();
  }

  /** Refuses connections. */
  async die(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** Lives, and tells the truth. */
  async recover(): Promise<void> {
    this.#lies = {};
    if (!this.#server) await this.#listen();
  }

  async close(): Promise<void> {
    await this.die();
  }

  async #listen(): Promise<void> {
    const server = createServer((request, response) => {
      this.#note(1);
      this.#answer(request, response)
        .catch(() => response.destroy())
        .finally(() => this.#note(-1));
    });
    await once(server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#server = server;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#requests += 1;
    const lies = this.#lies;
    if (lies.reset) return void request.socket.resetAndDestroy();
    const body = JSON.parse(await text(request)) as RpcCall | RpcCall[];
    for (const call of [body].flat()) {
      const { method, params } = call;
      this.#allCalls += 1;
      this.#count(method);
      if (isForFinal(call)) this.#count(FINAL);
      if (typeof params?.[0] === 'string') this.#count(`${method} ${params[0]}`);
    }
    const { milliseconds, width } = lies.delay ?? { milliseconds: 0, width: Infinity };
    if ([body].flat().some((call) => widthOf(call) >= width))
      await delay(milliseconds, undefined, { ref: false });
    if (lies.status !== undefined) return void response.writeHead(lies.status).end();
    response.setHeader('content-type', 'application/json');
    response.end(lies.text ?? JSON.stringify(await this.#reply(body, lies)));
  }

  #note(change: 1 | -1): void {
    this.#answering.ms = this.answeringMs;
    this.#answering.since = performance.now();
    this.#answering.count += change;
  }

  #count(what: string): void {
    this.#counts.set(what, this.calls(what) + 1);
  }

  async #reply(body: RpcCall | RpcCall[], lies: Lies): Promise<unknown> {
    if (!Array.isArray(body)) return (await this.#replies([body], lies))[0];
    if (body.length <= (lies.batch ?? Infinity)) return this.#replies(body, lies);
    return { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batch limit exceeded' } };
  }

  async #replies(calls: RpcCall[], lies: Lies): Promise<RpcReply[]> {
    const { frozenAt, final } = lies;
    const named =
      typeof final === 'number' ? calls.map((call) => (isForFinal(call) ? asOf(call, final) : call)) : calls;
    const asked = frozenAt === undefined ? named : named.map((call) => asOf(call, frozenAt));
    const replies = await Promise.all(
      (await this.#ask(asked)).map(async (reply) => this.#complete(asked, reply)),
    );
    return calls.map((call) =>
      this.#lieAbout(
        call,
        replies.find(({ id }) => id === call.id)!,
        lies,
      ),
    );
  }

  async #ask(calls: RpcCall[]): Promise<RpcReply[]> {
    const body = JSON.stringify(calls);
    const response = await fetch(this.#target, { method: 'POST', headers: JSON_BODY, body });
    return (await response.json()) as RpcReply[];
  }

  /** Hardhat's node does not know eth_getBlockReceipts, as public ones do. */
  async #complete(calls: RpcCall[], reply: RpcReply): Promise<RpcReply> {
    const call = calls.find(({ id }) => id === reply.id)!;
    if (call.method !== 'eth_getBlockReceipts' || !reply.error) return reply;
    const [block] = await this.#ask([
      { ...call, method: 'eth_getBlockByNumber', params: [call.params?.[0], false] },
    ]);
    const found = block!.result as { transactions: string[] } | null;
    if (!found?.transactions.length) return { ...block!, result: found && [] };
    const receipts = await this.#ask(
      found.transactions.map((hash, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'eth_getTransactionReceipt',
        params: [hash],
      })),
    );
    const ordered = receipts.toSorted((one, other) => one.id - other.id);
    return { ...block!, result: ordered.map(({ result }) => result) };
  }

  #lieAbout(call: RpcCall, reply: RpcReply, lies: Lies): RpcReply {
    if (call.method === 'eth_chainId' && lies.chainId !== undefined) {
      return { ...reply, result: `0x${lies.chainId.toString(16)}` };
    }
    if (lies.final === null && isForFinal(call)) return { ...reply, result: null };
    if (call.method === 'eth_gasPrice' && lies.gasPrice !== undefined) {
      return { ...reply, result: `0x${lies.gasPrice.toString(16)}` };
    }
    if (lies.refused?.method === call.method && this.calls(call.method) > lies.refused.from) {
      return { id: call.id, jsonrpc: '2.0', error: { code: -32603, message: 'internal error' } } as RpcReply;
    }
    if (lies.limited?.method === call.method && lies.limited.isTooMuch(call)) {
      return { id: call.id, jsonrpc: '2.0', error: { code: -32005, message: 'limit exceeded' } } as RpcReply;
    }
    const known = lies.frozenAt === undefined ? reply : notAfter(call, reply, lies.frozenAt);
    const receipts = lies.receipts ? withoutReceipts(call, known, lies.receipts.of) : known;
    const told = lies.lie ? lies.lie(call, receipts) : receipts;
    return lies.logs ? this.#omitFrom(call, told, lies.logs) : told;
  }

  #omitFrom(call: RpcCall, reply: RpcReply, logs: OmittedLogs): RpcReply {
    if (call.method !== 'eth_getLogs' || logs.times === 0) return reply;
    if (logs.times !== undefined) logs.times -= 1;
    return withoutLogs(reply, logs.of);
  }
}

/** Under this name questions for the final block are counted. */
const FINAL = 'finalized';

const JSON_BODY = { 'content-type': 'application/json' };
