/**
 * `npm run rehearse`: the money path on a local node that calls itself BNB Smart Chain Testnet, with blocks every 0.45 s,
 * reorganisations, rising fees, nodes that lie, and processes that are killed. Prints a table; exit code 1 when anything
 * was lost, done twice, or does not add up.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEther } from 'ethers';
import { type Goal, report } from '../bench/report.ts';
import { addAds, decisionFor, endingOf } from './ads.ts';
import { audit } from './audit.ts';
import { disturb } from './lies.ts';
import { compare } from './outcome.ts';
import { Payers } from './payers.ts';
import { measureBurst, measureCatchUp } from './pace.ts';
import { CHAIN_ID, RehearsalChain } from './rehearsal-chain.ts';
import { RehearsalSite } from './rehearsal-site.ts';

const PAYMENTS = Number(process.env.PAYMENTS ?? 500);
const PAYERS = 20;
const AD_PRICE = '0.01';
const PAYMENT_EVERY_MS = 400;
const REORGANISE_EVERY = 40;
const DEEP_REORGANISATION_AT = Math.floor(PAYMENTS / 2);
const PATIENCE_MS = 15 * 60_000;

const began = performance.now();
const chain = await RehearsalChain.start();
chain.run();
await chain.deploy(AD_PRICE);
const { splitters } = JSON.parse(readFileSync(join(chain.folder, `${CHAIN_ID}.json`), 'utf8')) as {
  splitters: { address: string }[];
};
const splitter = splitters[0]!.address;
const site = await RehearsalSite.start(chain);
try {
  const payers = await Payers.withCoins(chain, splitter, parseEther(AD_PRICE), PAYERS);
  const adIds = await addAds(site.database, PAYMENTS);
  let isPaid = false;
  const disturbances = disturb(chain, site, () => isPaid);
  await payForAll(payers, adIds);
  isPaid = true;
  const count = await disturbances;
  await whenEnded(adIds);
  const goals: Goal[] = [
    { what: 'Blocks', figure: chain.blocks },
    { what: 'Reorganisations of four blocks', figure: chain.reorganisations },
    { what: 'Reorganisations deeper than what is final', figure: chain.deepReorganisations },
    { what: 'Lies, deaths and kills', figure: count },
    ...(await compare(chain, site.database, splitter, adIds)),
    ...(await audit(site.env)),
    await measureBurst(chain, site, payers),
    await measureCatchUp(chain, site),
  ];
  report([...goals, { what: 'Minutes', figure: (performance.now() - began) / 60_000, limit: 20 }]);
} finally {
  await site.stop();
  await chain.stop();
}
process.exit();

async function payForAll(payers: Payers, adIds: readonly number[]): Promise<void> {
  for (const [index, adId] of adIds.entries()) {
    await payers.pay(adId);
    const decision = decisionFor(endingOf(adId));
    if (decision) await site.administrator.moderate(adId, decision);
    if (index === DEEP_REORGANISATION_AT) await chain.reorganiseDeeply(() => payers.sendAgain());
    else if (index % REORGANISE_EVERY === REORGANISE_EVERY - 1)
      await chain.reorganise(() => payers.sendAgain());
    await delay(PAYMENT_EVERY_MS);
  }
}

/** Until every payment is where its ad's moderation leads, or patience ends: the table says what is missing. */
async function whenEnded(adIds: readonly number[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await site.database.query<{ ad_id: string; status: string }>(
      'SELECT ad_id, status FROM ad_payments WHERE ad_id = ANY($1::numeric[])',
      [adIds],
    );
    const ended = rows.filter(({ ad_id, status }) => status === endingOf(Number(ad_id))).length;
    const open = await site.database.query(
      `SELECT FROM operator_transactions WHERE status = 'submitted' LIMIT 1`,
    );
    if ((ended >= adIds.length && open.rowCount === 0) || Date.now() > deadline) return;
    await delay(1_000);
  }
}
