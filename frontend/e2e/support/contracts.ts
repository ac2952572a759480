import { adPaymentSplitterAbi, challengeBadgeAbi } from '@change-makers/contracts/abi';
import { Contract, JsonRpcProvider } from 'ethers';
import { chainUrl, secondChainUrl, siteUrl } from './site';

const abis = { splitter: adPaymentSplitterAbi, badge: challengeBadgeAbi };

interface SiteConfig {
  chains: { chainId: number; splitter: string | null; badges: { address: string; season: number }[] }[];
}

const open = (url: string, chainId: number) =>
  new JsonRpcProvider(url, chainId, { staticNetwork: true, cacheTimeout: -1 });

export const chain = open(chainUrl, 31337);
/** The chain on which ads are paid in ETH. */
export const secondChain = open(secondChainUrl, 31338);

/** A contract of the running site, to be read from the chain and not through the API; of badges that of the first season, whatever a journey plans. */
export async function openContract(name: keyof typeof abis, node = chain): Promise<Contract> {
  const config = (await (await fetch(`${siteUrl}/api/config`)).json()) as SiteConfig;
  const { chainId } = await node.getNetwork();
  const found = config.chains.find((candidate) => BigInt(candidate.chainId) === chainId);
  const badges = found!.badges.find(({ season }) => season === 1);
  return new Contract(name === 'badge' ? badges!.address : found!.splitter!, abis[name], node);
}
