import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { Contract, JsonRpcProvider } from 'ethers';
import { chainUrl, siteUrl } from './site';

interface SiteConfig {
  homeChainId: number;
  chains: { chainId: number; splitter: string | null }[];
}

export const chain = new JsonRpcProvider(chainUrl, 31337, { staticNetwork: true, cacheTimeout: -1 });

/** The contract of the running site, read from the chain and not through the API. */
async function splitter(): Promise<Contract> {
  const config = (await (await fetch(`${siteUrl}/api/config`)).json()) as SiteConfig;
  const home = config.chains.find(({ chainId }) => chainId === config.homeChainId);
  return new Contract(home!.splitter!, adPaymentSplitterAbi, chain);
}

/** 0 none, 1 held, 2 settled, 3 refunded. */
export async function paymentState(adId: number): Promise<number> {
  const [, , state] = (await (await splitter()).getFunction('payments').staticCall(adId)) as [
    string,
    bigint,
    bigint,
  ];
  return Number(state);
}

/** What waits for the founder, in wei. */
export async function founderReleasable(): Promise<bigint> {
  const contract = await splitter();
  const founder = (await contract.getFunction('founder').staticCall()) as string;
  return (await contract.getFunction('releasable').staticCall(founder)) as bigint;
}
