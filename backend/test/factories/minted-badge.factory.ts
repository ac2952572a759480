import { Wallet } from 'ethers';
import type { NftBadgeDto } from '../../src/modules/nft/dto/nft-badge.dto.js';
import type { TestApp } from '../support/test-app.js';
import { whenBadge } from './badge.factory.js';
import { type SignedIn, signedIn } from './user.factory.js';
import { linkWallet } from './wallet.factory.js';

/** Somebody with a linked wallet. */
export interface WithWallet extends SignedIn {
  wallet: ReturnType<typeof Wallet.createRandom>;
}

/** A badge that is made, and a wallet to which it can be minted. */
export async function readyToMint(app: TestApp, person?: SignedIn): Promise<WithWallet> {
  const owner = person ?? (await signedIn(app));
  const wallet = Wallet.createRandom();
  await linkWallet(owner.client, wallet);
  await owner.client.post('/nft/badge').expect(201);
  return { ...owner, wallet };
}

/** Somebody whose badge is on the chain. */
export async function withBadge(
  app: TestApp,
  person?: SignedIn,
): Promise<WithWallet & { badge: NftBadgeDto }> {
  const owner = await readyToMint(app, person);
  await owner.client.post('/nft/badge/mint').expect(202);
  return { ...owner, badge: await whenBadge(owner.client, 'minted') };
}
