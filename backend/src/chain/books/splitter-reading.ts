import { Contract } from 'ethers';
import { splitterInterface } from '../contracts/splitter.js';
import { type BlockPosition, type ChainClient, positionOf } from '../nodes/chain-client.js';

/** What a splitter says of its money at one block. Amounts are wei. */
export interface SplitterReading {
  at: BlockPosition;
  balance: bigint;
  founder: string;
  platform: string;
  owedFounder: bigint;
  owedPlatform: bigint;
}

/** Null while the node in use does not know the block; nodes without old states refuse. */
export async function readSplitter(
  client: ChainClient,
  address: string,
  block: number,
): Promise<SplitterReading | null> {
  return client.call(async (provider) => {
    const contract = new Contract(address, splitterInterface, provider);
    const ask = async <T>(name: string, ...args: unknown[]): Promise<T> =>
      (await contract.getFunction(name).staticCall(...args, { blockTag: block })) as T;
    const [found, balance, founder, platform] = await Promise.all([
      provider.getBlock(block),
      provider.getBalance(address, block),
      ask<string>('founder'),
      ask<string>('platform'),
    ]);
    const [owedFounder, owedPlatform] = await Promise.all([
      ask<bigint>('releasable', founder),
      ask<bigint>('releasable', platform),
    ]);
    return found && { at: positionOf(found), balance, founder, platform, owedFounder, owedPlatform };
  });
}
