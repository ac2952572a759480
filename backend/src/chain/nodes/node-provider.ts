import { JsonRpcApiProvider, type JsonRpcPayload, Network } from 'ethers';
import { NodeFailure, TooMuchAtOnce } from './node-failure.js';
import { answersTo, isTooLarge, type RpcAnswer, throwIfExhausted } from './rpc-answers.js';
import type { RpcConnection } from './rpc-connection.js';

/** Calls of one tick travel in one request of up to this many; a node that refuses gets half as many. */
const MAX_BATCH = 50;

/** A node behind a balancer may become one of another chain: it is asked along with other calls, this often. */
const CHAIN_CHECK_MS = 1_000;
const CHAIN_CHECK: JsonRpcPayload = { jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] };

function noAnswerTo({ length }: readonly JsonRpcPayload[]): NodeFailure {
  const words = 'answers with something that is no answer';
  return length > 1 ? new TooMuchAtOnce(words) : new NodeFailure(words);
}

/** One node as ethers sees it. Whatever is the node's fault is thrown as NodeFailure. */
export class NodeProvider extends JsonRpcApiProvider {
  /** How many calls it was sent, each of a batch. */
  calls = 0;
  private batchLimit = MAX_BATCH;
  private chainCheckedAt = -Infinity;

  constructor(
    private readonly connection: RpcConnection,
    private readonly chainId: number,
  ) {
    const network = Network.from(chainId);
    // Without ethers' own cache a poll always asks the node, which is what a watcher needs.
    super(network, {
      staticNetwork: network,
      cacheTimeout: -1,
      batchStallTime: 0,
      batchMaxCount: MAX_BATCH,
    });
  }

  /** The next request asks the node for its chain again. */
  distrust(): void {
    this.chainCheckedAt = -Infinity;
    this.batchLimit = MAX_BATCH;
  }

  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<RpcAnswer[]> {
    const calls = [payload].flat();
    const now = performance.now();
    const isCheckDue = now - this.chainCheckedAt > CHAIN_CHECK_MS;
    const answers = await this.sendAll(isCheckDue ? [CHAIN_CHECK, ...calls] : calls);
    throwIfExhausted(answers);
    if (isCheckDue) {
      this.assertChain(answers.find(({ id }) => id === CHAIN_CHECK.id)!);
      this.chainCheckedAt = now;
    }
    return answers;
  }

  override destroy(): void {
    super.destroy();
    this.connection.close();
  }

  private async sendAll(calls: JsonRpcPayload[]): Promise<RpcAnswer[]> {
    if (calls.length > this.batchLimit) return this.sendInParts(calls);
    try {
      return await this.sendTogether(calls);
    } catch (error) {
      if (!(error instanceof TooMuchAtOnce) || calls.length === 1) throw error;
      this.batchLimit = Math.min(this.batchLimit, Math.floor(calls.length / 2));
      return this.sendInParts(calls);
    }
  }

  private async sendInParts(calls: JsonRpcPayload[]): Promise<RpcAnswer[]> {
    const size = this.batchLimit;
    const parts = Array.from({ length: Math.ceil(calls.length / size) }, (_, index) =>
      calls.slice(index * size, (index + 1) * size),
    );
    return (await Promise.all(parts.map(async (part) => this.sendAll(part)))).flat();
  }

  private async sendTogether(calls: JsonRpcPayload[]): Promise<RpcAnswer[]> {
    this.calls += calls.length;
    const answers = answersTo(calls, await this.connection.post(calls.length === 1 ? calls[0] : calls));
    // Nodes refuse a whole batch by one error without an id, or answer only to its first calls.
    if (!answers) throw noAnswerTo(calls);
    if (calls.length > 1 && answers.some(isTooLarge)) throw new TooMuchAtOnce('answers to less at once');
    return answers;
  }

  private assertChain(answer: RpcAnswer): void {
    const found = 'result' in answer ? Number(answer.result) : NaN;
    if (found !== this.chainId) {
      throw new NodeFailure(Number.isNaN(found) ? 'does not say its chain' : `serves chain ${found}`);
    }
  }
}
