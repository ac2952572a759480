/**
 * `npm run chaos`: users browse, vote and pay while one part after the other is killed, cut off, slowed or has no room. Prints a
 * table; exit code 1 when a user saw an error other than 503 with Retry-After, or something acknowledged is not there once.
 * Environment: USERS, SECONDS (of each trouble), TROUBLE (only those whose name has these words, such as 'Disk').
 */
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../scripts/launcher/console.ts';
import { runLauncher } from '../../../scripts/launcher/launcher.ts';
import { type Goal, report } from '../bench/report.ts';
import { EnduranceSite } from './endurance-site.ts';
import { Front } from './front.ts';
import { killLauncher } from './killed-launcher.ts';
import { compare } from './outcome.ts';
import { Payer } from './payer.ts';
import { prepare } from './prepare.ts';
import { SmallDisk } from './small-disk.ts';
import { percentile, Tally } from './tally.ts';
import { troublesOf } from './troubles.ts';
import { Users } from './users.ts';

const USERS = Number(process.env.USERS ?? 100);
const SECONDS = Number(process.env.SECONDS ?? 15);
/** Until the site is looked at again as one that works. */
const RECOVERY_MS = 10_000;

runLauncher(async () => {
  const disk = SmallDisk.make();
  const site = await EnduranceSite.start(disk?.folder);
  const { users, sights } = await prepare(site, USERS);
  const front = new Front(site.ports);
  const payer = await Payer.on(site.chainUrl, site.splitter);
  const tallies: { what: string; tally: Tally }[] = [];
  const living = new Users(front, payer, sights, new Tally());
  const over = new AbortController();
  const lives = living.live(users, over.signal);
  const enter = (what: string): void => {
    say(what);
    tallies.push({ what, tally: (living.tally = new Tally()) });
  };
  for (const { what, begin, end } of troublesOf(site, disk)) {
    enter(what);
    await begin();
    await delay(SECONDS * 1_000);
    await end();
    enter(`  after: ${what}`);
    await delay(RECOVERY_MS);
  }
  over.abort();
  await lives;
  const all = tallies.map(({ tally }) => tally);
  const outcome = await compare(site, payer, all);
  printTroubles(tallies);
  payer.close();
  front.close();
  report([...errorsOf(all), ...outcome, ...(await killLauncher())]);
  if (!disk) say('The full disk was left out: it takes root on Linux, for a small tmpfs.');
  await site.stop();
  process.exit();
});

/** A line each: what was asked while it went on, and what users were told. */
function printTroubles(tallies: readonly { what: string; tally: Tally }[]): void {
  const line = (what: string, figures: readonly (string | number)[]): void =>
    say(what.padEnd(48) + figures.map((figure) => String(figure).padStart(12)).join(''));
  line('', ['requests', 'reads, p99', '503', 'broken off', 'errors']);
  for (const { what, tally } of tallies) {
    const { requests, reads, away, brokenOff, seen } = tally;
    line(what, [requests, `${percentile(reads, 0.99).toFixed()} ms`, away, brokenOff, seen]);
    for (const [error, count] of tally.errors) say(`    ${count} x ${error}`);
  }
}

const errorsOf = (tallies: readonly Tally[]): Goal[] => [
  { what: 'Errors that a user saw', figure: tallies.reduce((sum, { seen }) => sum + seen, 0), limit: 0 },
];
