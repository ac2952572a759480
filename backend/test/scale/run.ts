/**
 * `npm run scale`: fills the tables with a million of everything and with a hundredth of it, does everything to both that a site does,
 * and prints what took how long. Exit code 1 where a read or a write took more than 1.3 times as long, or a closing more than its part.
 * `-- --rows 20000` for other sizes, `--huge` for ten times as many votes.
 */
import { parseArgs } from 'node:util';
import { say, step } from '../../../scripts/launcher/console.ts';
import { runLauncher } from '../../../scripts/launcher/launcher.ts';
import { shutDown } from '../../../scripts/launcher/processes/shut-down.ts';
import { withDatabase } from '../support/own-connection.ts';
import { audit, backUpAndRestore, checkBooks, closeMonths, type Times } from './closings.ts';
import { fillBadges } from './fill/fill-people.ts';
import { run } from './fill/fill.ts';
import { measureRead, measureWrite, type Pair } from './measure.ts';
import { READS } from './reads/reads.ts';
import { ScaleSite } from './scale-site.ts';
import { FACTOR, sizesOf } from './sizes.ts';
import { tableOf } from './table.ts';
import { hasGrown, type Measured } from './verdict.ts';
import { Visitors } from './visitors.ts';
import { WRITES } from './writes.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, huge: { type: 'boolean', default: false } },
});
const rows = Number(values.rows);
const failures: string[] = [];

runLauncher(async () => {
  if (!Number.isInteger(rows / FACTOR) || rows < FACTOR * 10)
    throw new Error(`--rows must be a multiple of ${FACTOR}, ${FACTOR * 10} at the least`);
  const began = performance.now();
  const first: Pair<Times> = { few: {}, many: {} };
  const few = await openSite(rows / FACTOR, first.few);
  const many = await openSite(rows, first.many);
  const visitors = { few: await Visitors.of(few), many: await Visitors.of(many) };
  const measured: Measured[] = [];
  for (const read of READS) measured.push(...(await told(measureRead(visitors, read))));
  for (const write of WRITES) measured.push(...(await told(measureWrite(visitors, write))));
  measured.push(...closingsOf(first));
  measured.push(...closingsOf({ few: await closeSite(few), many: await closeSite(many) }));
  for (const line of tableOf(measured, rows)) say(line);
  const grown = measured.filter((each) => hasGrown(each, FACTOR));
  say(`${measured.length} figures in ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  for (const { what } of grown) console.error(`${what}: grew.`);
  for (const failure of failures) console.error(failure);
  await shutDown();
  process.exit(grown.length + failures.length > 0 ? 1 : 0);
});

/** Filled and started; its books checked and its months fixed while nobody asks anything. */
async function openSite(count: number, times: Times): Promise<ScaleSite> {
  const about = `${count.toLocaleString('en')} rows`;
  const site = await step(`Filling ${about}`, () => ScaleSite.filled(sizesOf(count, values.huge)));
  await step('Starting the API', () => site.startApi());
  Object.assign(times, await step(`Checking the books of ${about}`, () => checkBooks(site)));
  Object.assign(times, await step(`Fixing the months of ${about}`, () => closeMonths(site)));
  await withDatabase(site.databaseUrl, async (client) => {
    await run(client, fillBadges(site.filling));
    await client.query('VACUUM ANALYZE');
  });
  return site;
}

async function closeSite(site: ScaleSite): Promise<Times> {
  const about = `${site.sizes.rows.toLocaleString('en')} rows`;
  const audited = await unlessFails(step(`Auditing ${about}`, () => audit(site)));
  await site.stopApi();
  const kept = await unlessFails(step(`Backing up and restoring ${about}`, () => backUpAndRestore(site)));
  return { ...audited, ...kept };
}

async function unlessFails(work: Promise<Times>): Promise<Times> {
  return work.catch((error: unknown) => {
    failures.push(String(error));
    return {};
  });
}

const closingsOf = ({ few, many }: Pair<Times>): Measured[] =>
  Object.keys(few)
    .filter((what) => what in many)
    .map((what) => ({ what, few: few[what]!, many: many[what]!, growth: 'linear' }));

/** While it runs, somebody watches; what is refused holds up nothing else of so long a run. */
async function told(work: Promise<Measured>): Promise<Measured[]> {
  try {
    const measured = await work;
    say(tableOf([measured], rows)[1]!);
    return [measured];
  } catch (error) {
    say(String(error));
    failures.push(String(error));
    return [];
  }
}
