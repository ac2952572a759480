import type { Connection } from '../connection.ts';
import { namedSigners } from '../named-signers.ts';
import { measure, printCodeSize, printHead } from './gas-table.ts';

const PAY_FOR_AD_GOAL = 49_566;
// The highest id that the API accepts: more non-zero bytes of calldata cost more.
const HIGHEST_AD_ID = 2n ** 31n - 1n;
const PRICE = 25n * 10n ** 18n;
const HOLD_PERIOD_SECONDS = 30 * 24 * 60 * 60;

/** Measures the calls that move money, in the steady state: the contract and its users have been in use, the ad is new. */
export async function benchSplitter({ ethers, networkHelpers }: Connection): Promise<void> {
  const { admin, moderator, founder, platform, payer, stranger } = await namedSigners(ethers);
  const splitter = await ethers.deployContract('AdPaymentSplitter', [
    admin,
    moderator,
    founder,
    platform,
    PRICE,
  ]);
  const pay = (adId: bigint) => splitter.connect(payer).payForAd(adId, { value: PRICE });
  const settle = (adId: bigint, attempt = 1n) => splitter.connect(moderator).settle(adId, payer, attempt);
  await pay(HIGHEST_AD_ID);
  await settle(HIGHEST_AD_ID);

  const adId = HIGHEST_AD_ID - 1n;
  printHead('AdPaymentSplitter');
  await measure('payForAd, new ad', pay(adId), PAY_FOR_AD_GOAL);
  await measure('refund', splitter.connect(moderator).refund(adId, payer, 1n));
  await measure('payForAd, refunded ad', pay(adId));
  await networkHelpers.time.increase(HOLD_PERIOD_SECONDS);
  await measure('reclaim', splitter.connect(payer).reclaim(adId));
  await pay(adId);
  await measure('settle', settle(adId, 3n));
  await measure('release', splitter.release(founder));
  await measure('proposePayee', splitter.connect(founder).proposePayee(stranger));
  await measure('acceptPayee', splitter.connect(stranger).acceptPayee());
  await measure('setAdPrice', splitter.setAdPrice(2n * PRICE));
  printCodeSize(await ethers.provider.getCode(splitter));
}
