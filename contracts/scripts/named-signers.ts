import type { HardhatEthers, HardhatEthersSigner as Signer } from '@nomicfoundation/hardhat-ethers/types';

/** The development accounts by the part they play, in the order of the local chain. */
export async function namedSigners(ethers: HardhatEthers) {
  // A simulated network always has twenty accounts.
  const signers = (await ethers.getSigners()) as [Signer, Signer, Signer, Signer, Signer, Signer, Signer];
  const [admin, moderator, founder, platform, payer, stranger, keeper] = signers;
  return { admin, moderator, founder, platform, payer, stranger, keeper };
}
