/**
 * `npm run load`: 500 users, each of whom asks for something every five seconds, on the embedded stack with two API processes, for five
 * minutes. Prints a table; exit code 1 when a user saw an error, reads were slow, a process held too much memory, or something
 * acknowledged is not there once.
 * Environment: MINUTES, USERS.
 */
import { say } from '../../../scripts/launcher/console.ts';
import { runLauncher } from '../../../scripts/launcher/launcher.ts';
import { type Goal, report } from '../bench/report.ts';
import { EnduranceSite } from './endurance-site.ts';
import { Front } from './front.ts';
import { compare } from './outcome.ts';
import { Payer } from './payer.ts';
import { prepare } from './prepare.ts';
import { percentile, Tally } from './tally.ts';
import { Users } from './users.ts';

const MINUTES = Number(process.env.MINUTES ?? 5);
const USERS = Number(process.env.USERS ?? 500);

runLauncher(async () => {
  const site = await EnduranceSite.start();
  const { users, sights } = await prepare(site, USERS);
  const front = new Front(site.ports);
  const payer = await Payer.on(site.chainUrl, site.splitter);
  const tally = new Tally();
  const began = Date.now();
  const watch = watchMemory(site);
  await new Users(front, payer, sights, tally).live(users, AbortSignal.timeout(MINUTES * 60_000));
  const seconds = (Date.now() - began) / 1_000;
  const memory = { what: 'Largest process in MB (PSS)', figure: watch.end() / 1_000_000, limit: 400 };
  report([...figuresOf(tally, seconds), memory, ...(await compare(site, payer, [tally]))]);
  for (const [what, times] of tally.timesOf)
    say(
      `${what.padEnd(50)} ${times.length} x, p50 ${percentile(times, 0.5).toFixed()} ms, p99 ${percentile(times, 0.99).toFixed()} ms`,
    );
  for (const [what, count] of tally.errors) console.error(`${count} x ${what}`);
  payer.close();
  front.close();
  await site.stop();
  process.exit();
});

/** Looks each second at what the processes hold. */
function watchMemory(site: EnduranceSite) {
  let most = site.memory;
  const timer = setInterval(() => (most = Math.max(most, site.memory)), 1_000);
  return {
    /** @returns the most that one held (bytes) */
    end(): number {
      clearInterval(timer);
      return most;
    },
  };
}

function figuresOf(tally: Tally, seconds: number): Goal[] {
  const { reads, writes, away, brokenOff } = tally;
  return [
    { what: 'Users', figure: USERS },
    { what: 'Requests', figure: tally.requests },
    { what: 'Requests a second', figure: tally.requests / seconds },
    { what: 'Reads, p50 in ms', figure: percentile(reads, 0.5) },
    { what: 'Reads, p99 in ms', figure: percentile(reads, 0.99), limit: 500 },
    { what: 'Votes and payments, p99 in ms', figure: percentile(writes, 0.99) },
    { what: 'Errors that a user saw', figure: tally.seen, limit: 0 },
    { what: 'Answers 503 or broken off', figure: away + brokenOff, limit: 0 },
  ];
}
