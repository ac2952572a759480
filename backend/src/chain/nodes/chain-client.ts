import { FetchRequest, JsonRpcProvider, Network, type Block, type TransactionReceipt } from 'ethers';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import type { AppError } from '../../common/errors/app-error.js';

const RPC_TIMEOUT_MS = 5_000;

/** A block's place in the chain. */
export interface BlockPosition {
  number: number;
  hash: string;
}

/** The home chain's node. Every method throws chainUnavailable when the node cannot be reached. */
export class ChainClient {
  readonly provider: JsonRpcProvider;

  constructor(
    rpcUrl: string,
    readonly chainId: number,
  ) {
    const network = Network.from(chainId);
    // Without ethers' own cache a poll always asks the node, which is what a watcher needs.
    this.provider = new JsonRpcProvider(request(rpcUrl), network, {
      staticNetwork: network,
      cacheTimeout: -1,
    });
  }

  /** Runs calls on the provider; says "unavailable" for what is the connection's fault. */
  async call<T>(work: (provider: JsonRpcProvider) => Promise<T>): Promise<T> {
    try {
      return await work(this.provider);
    } catch (error) {
      throw connectionProblem(error) ?? error;
    }
  }

  async head(): Promise<BlockPosition> {
    return position((await this.call((provider) => provider.getBlock('latest')))!);
  }

  /** Null when the chain has no block of that number. */
  async block(number: number): Promise<Block | null> {
    return this.call((provider) => provider.getBlock(number));
  }

  async hasBlock({ number, hash }: BlockPosition): Promise<boolean> {
    return (await this.block(number))?.hash === hash;
  }

  async receipt(hash: string): Promise<TransactionReceipt | null> {
    return this.call((provider) => provider.getTransactionReceipt(hash));
  }

  close(): void {
    this.provider.destroy();
  }
}

export const position = (block: Block): BlockPosition => ({ number: block.number, hash: block.hash! });

/** Asks a node which chain it serves. */
export async function fetchChainId(rpcUrl: string): Promise<number> {
  const rpc = request(rpcUrl);
  rpc.body = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] };
  const response = await rpc.send();
  response.assertOk();
  return Number((response.bodyJson as { result: string }).result);
}

function request(rpcUrl: string): FetchRequest {
  const rpc = new FetchRequest(rpcUrl);
  rpc.timeout = RPC_TIMEOUT_MS;
  return rpc;
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN', // from the socket
  'TIMEOUT',
  'SERVER_ERROR',
  'NETWORK_ERROR', // from ethers
]);

function connectionProblem(error: unknown): AppError | undefined {
  const { code } = (error ?? {}) as { code?: string };
  return code !== undefined && CONNECTION_CODES.has(code) ? chainUnavailable() : undefined;
}
