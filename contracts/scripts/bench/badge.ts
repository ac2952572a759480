import type { Connection } from '../connection.ts';
import { namedSigners } from '../named-signers.ts';
import { measure, printCodeSize, printHead } from './gas-table.ts';

/** What a mint may cost in terms of OpenZeppelin's plain one, which knows neither roles nor locks. */
const MINT_RATIO_GOAL = 1.06;
// The highest id that the database gives: more non-zero bytes of calldata cost more.
const HIGHEST_BADGE_ID = 2n ** 31n - 1n;
const [SUPPORTER, PARTICIPANT] = [1n, 2n];
const SEASON = 1n;

/** Measures minting for a new holder, and what may follow it. */
export async function benchBadge({ ethers }: Connection): Promise<void> {
  const { admin, moderator: minter, founder, platform, payer: holder, keeper } = await namedSigners(ethers);
  const deployed = await ethers.deployContract('ChallengeBadge', [admin, minter, keeper, SEASON]);
  const badge = deployed.connect(minter);
  const plain = await ethers.deployContract('PlainToken');
  const tokenId = (HIGHEST_BADGE_ID << 8n) | SUPPORTER;

  printHead('ChallengeBadge');
  const plainGas = await measure('plain mint', plain.getFunction('mint').send(holder, tokenId));
  const goal = Math.floor(plainGas * MINT_RATIO_GOAL);
  const gas = await measure('mint, new holder', badge.mint(holder, HIGHEST_BADGE_ID, SUPPORTER), goal);
  console.log(`  ${(gas / plainGas).toFixed(4)} of a plain mint`);
  await measure('setBadgeType', badge.setBadgeType(tokenId, PARTICIPANT));
  await measure('reissue', badge.connect(keeper).reissue(tokenId, founder));
  await measure('burn', badge.connect(founder).burn(tokenId));
  await badge.mint(platform, 1, SUPPORTER);
  await measure('revoke', badge.connect(keeper).revoke(await badge.tokenOf(platform)));
  printCodeSize(await ethers.provider.getCode(badge));
}
