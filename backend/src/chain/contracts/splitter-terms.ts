import { Contract } from 'ethers';
import type { ChainClient } from '../nodes/chain-client.js';
import { splitterInterface } from './splitter.js';

/** What the contract says of itself. */
export interface SplitterTerms {
  /** Price of an ad in wei. */
  adPrice: bigint;
  founder: string;
  platform: string;
}

export async function readSplitterTerms(client: ChainClient, address: string): Promise<SplitterTerms> {
  return client.call(async (provider) => {
    const contract = new Contract(address, splitterInterface, provider);
    const [adPrice, founder, platform] = (await Promise.all(
      ['adPrice', 'founder', 'platform'].map((name) => contract.getFunction(name).staticCall()),
    )) as [bigint, string, string];
    return { adPrice, founder, platform };
  });
}
