import { adPaymentSplitterAbi, challengeBadgeAbi } from '@change-makers/contracts/abi';
import { Contract, JsonRpcProvider } from 'ethers';
import { chainUrl, siteUrl } from './site';

const abis = { splitter: adPaymentSplitterAbi, badge: challengeBadgeAbi };

interface SiteConfig {
  homeChainId: number;
  chains: { chainId: number; splitter: string | null; badge: string | null }[];
}

export const chain = new JsonRpcProvider(chainUrl, 31337, { staticNetwork: true, cacheTimeout: -1 });

/** A contract of the running site, to be read from the chain and not through the API. */
export async function openContract(name: keyof typeof abis): Promise<Contract> {
  const config = (await (await fetch(`${siteUrl}/api/config`)).json()) as SiteConfig;
  const home = config.chains.find(({ chainId }) => chainId === config.homeChainId);
  return new Contract(home![name]!, abis[name], chain);
}
