import { openContract } from './contracts';

const read = async (method: string, tokenId: string): Promise<unknown> =>
  (await openContract('badge')).getFunction(method).staticCall(tokenId);

export const badgeHolder = (tokenId: string) => read('ownerOf', tokenId) as Promise<string>;

export const badgeTokenUri = (tokenId: string) => read('tokenURI', tokenId) as Promise<string>;

/** 1 supporter, 2 participant, 3 organiser. */
export const badgeType = async (tokenId: string): Promise<number> =>
  Number(await read('badgeTypeOf', tokenId));
