import { chain, openContract } from './contracts';

/** 0 none, 1 held, 2 settled, 3 refunded. */
export async function paymentState(adId: number, node = chain): Promise<number> {
  const splitter = await openContract('splitter', node);
  const [, , state] = (await splitter.getFunction('payments').staticCall(adId)) as [string, bigint, bigint];
  return Number(state);
}

/** What waits for the founder, in wei. */
export async function founderReleasable(): Promise<bigint> {
  const contract = await openContract('splitter');
  const founder = (await contract.getFunction('founder').staticCall()) as string;
  return (await contract.getFunction('releasable').staticCall(founder)) as bigint;
}
