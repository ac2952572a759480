import { Contract, getAddress, isCallException, JsonRpcProvider, ZeroHash } from 'ethers';
import {
  type DatedRegistry,
  registriesOf,
  registryInterface,
} from '../../../chain/contracts/vote-registry.js';

/** What a node says of a month's root; both null where it is on none of the registries that count. */
export interface PublishedRoot {
  chainId: number;
  root: string | null;
  registry: string | null;
}

/** The root that stands on the chain for a month. @param registries their addresses */
export async function rootOnChain(
  nodeUrl: string,
  registries: readonly string[],
  month: string,
): Promise<PublishedRoot> {
  const provider = new JsonRpcProvider(nodeUrl);
  try {
    const chainId = Number((await provider.getNetwork()).chainId);
    const dated: DatedRegistry[] = [];
    for (const address of registries)
      dated.push({ address, firstMonth: await firstMonthOf(registryAt(provider, address)) });
    for (const { address } of registriesOf(month, dated)) {
      const root = (await registryAt(provider, address).getFunction('roots').staticCall(month)) as string;
      if (root !== ZeroHash) return { chainId, root, registry: address };
    }
    return { chainId, root: null, registry: null };
  } finally {
    provider.destroy();
  }
}

const registryAt = (provider: JsonRpcProvider, address: string): Contract =>
  new Contract(getAddress(address), registryInterface, provider);

/** Null in the first version, which has no such function and takes any month. */
async function firstMonthOf(registry: Contract): Promise<string | null> {
  try {
    return (await registry.getFunction('firstMonth').staticCall()) as string;
  } catch (error) {
    if (isCallException(error)) return null;
    throw error;
  }
}
