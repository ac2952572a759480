import { Contract, isCallException, JsonRpcProvider, ZeroHash } from 'ethers';
import {
  type DatedRegistry,
  registriesOf,
  registryInterface,
} from '../../../chain/contracts/vote-registry.js';

/** The root that stands on the chain for a month, on the registries that count for it; null where none does. */
export async function rootOnChain(
  nodeUrl: string,
  registries: readonly string[],
  month: string,
): Promise<string | null> {
  const provider = new JsonRpcProvider(nodeUrl);
  try {
    const dated: DatedRegistry[] = [];
    for (const address of registries)
      dated.push({ address, firstMonth: await firstMonthOf(registryAt(provider, address)) });
    for (const { address } of registriesOf(month, dated)) {
      const root = (await registryAt(provider, address).getFunction('roots').staticCall(month)) as string;
      if (root !== ZeroHash) return root;
    }
    return null;
  } finally {
    provider.destroy();
  }
}

const registryAt = (provider: JsonRpcProvider, address: string): Contract =>
  new Contract(address, registryInterface, provider);

/** Null in the first version, which has no such function and takes any month. */
async function firstMonthOf(registry: Contract): Promise<string | null> {
  try {
    return (await registry.getFunction('firstMonth').staticCall()) as string;
  } catch (error) {
    if (isCallException(error)) return null;
    throw error;
  }
}
