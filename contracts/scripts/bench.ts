/**
 * Measures the gas of the calls that move money, in the steady state: the contract and its users have been in use,
 * the ad is new. Exits with 1 when a call misses its goal.
 */
import type { ContractTransactionResponse } from 'ethers';
import hre from 'hardhat';
import { namedSigners } from './named-signers.ts';

const PAY_FOR_AD_GOAL = 49_566;
// The highest id that the API accepts: more non-zero bytes of calldata cost more.
const HIGHEST_AD_ID = 2n ** 31n - 1n;
const PRICE = 25n * 10n ** 18n;
const HOLD_PERIOD_SECONDS = 30 * 24 * 60 * 60;

await hre.tasks.getTask('build').run({ quiet: true, noTests: true });
const { ethers, networkHelpers } = await hre.network.create();
const { admin, moderator, founder, platform, payer, stranger } = await namedSigners(ethers);
const splitter = await ethers.deployContract('AdPaymentSplitter', [
  admin,
  moderator,
  founder,
  platform,
  PRICE,
]);

let adId = HIGHEST_AD_ID;
const pay = () => splitter.connect(payer).payForAd(adId, { value: PRICE });
const settle = () => splitter.connect(moderator).settle(adId, payer);

async function report(
  call: string,
  sent: Promise<ContractTransactionResponse>,
  goal?: number,
): Promise<void> {
  const receipt = await (await sent).wait();
  const gas = Number(receipt?.gasUsed);
  console.log(call.padEnd(24), String(gas).padStart(8), goal === undefined ? '' : String(goal).padStart(8));
  if (goal === undefined || gas <= goal) return;
  console.error(`${call} is ${gas - goal} above its goal.`);
  process.exitCode = 1;
}

await pay();
await settle();
adId -= 1n;

console.log('Call'.padEnd(24), 'Gas'.padStart(8), 'Goal'.padStart(8));
await report('payForAd, new ad', pay(), PAY_FOR_AD_GOAL);
await report('refund', splitter.connect(moderator).refund(adId, payer));
await report('payForAd, refunded ad', pay());
await networkHelpers.time.increase(HOLD_PERIOD_SECONDS);
await report('reclaim', splitter.connect(payer).reclaim(adId));
await pay();
await report('settle', settle());
await report('release', splitter.release(founder));
await report('handOver', splitter.connect(founder).handOver(stranger));
await report('setAdPrice', splitter.setAdPrice(2n * PRICE));

const code = await ethers.provider.getCode(splitter);
console.log('Code, bytes'.padEnd(24), String(ethers.dataLength(code)).padStart(8), '24576'.padStart(8));
