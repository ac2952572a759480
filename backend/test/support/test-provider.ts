import { Agent } from 'node:http';
import {
  FetchRequest,
  JsonRpcProvider,
  type JsonRpcApiProviderOptions,
  type TransactionReceipt,
} from 'ethers';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** A connection for each request: one that is kept for the next could be closed just as that one comes. */
const getUrl = FetchRequest.createGetUrlFunc({ agent: new Agent() });

/** A node's provider that sees every block. */
export class TestProvider extends JsonRpcProvider {
  constructor(url: string, chainId: number, options: JsonRpcApiProviderOptions) {
    const request = new FetchRequest(url);
    request.getUrlFunc = getUrl;
    super(request, chainId, options);
  }

  /** ethers' own misses a block that comes while it looks, and waits for the next one: a test that pays once would for ever. */
  override async waitForTransaction(hash: string): Promise<TransactionReceipt> {
    for (;;) {
      const receipt = await this.getTransactionReceipt(hash);
      if (receipt) return receipt;
      await delay(LOOK_EVERY_MS);
    }
  }
}
