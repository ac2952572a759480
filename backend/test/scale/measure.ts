import { median } from '../bench/report.ts';
import { ask } from './ask.ts';
import type { Read } from './reads/read.ts';
import { FACTOR } from './sizes.ts';
import { hasGrown, type Measured } from './verdict.ts';
import type { Visitors } from './visitors.ts';
import type { Write } from './writes.ts';

/** The same site with few and with many rows. */
export type Pair<T> = Record<'few' | 'many', T>;

/** Calls of each site, of which the one in the middle counts; the first ones warm everything up. */
const CALLS = 15;
const WARMING = 3;

/** Whatever takes longer is asked for less often (ms, for both sites together). */
const LONGEST_MS = 10_000;

/** A search looks at 5,000 rows, and by an index at those that have a text: with fewer rows than these it says nothing of growth. */
const LEAST_SEARCHED = 10_000;

let turn = 0;

/** In turns, so that both meet the same weather. */
export async function inTurns(
  work: Pair<(turn: number) => Promise<number>>,
  longestMs = LONGEST_MS,
): Promise<Pair<number>> {
  const times: Pair<number[]> = { few: [], many: [] };
  const until = performance.now() + longestMs;
  for (let call = 0, isLast = false; call < WARMING + CALLS && !isLast; call += 1) {
    turn += 1;
    const [few, many] = [await work.few(turn), await work.many(turn)];
    isLast = performance.now() > until;
    if (call < WARMING && !isLast) continue;
    times.few.push(few);
    times.many.push(many);
  }
  return { few: median(times.few), many: median(times.many) };
}

/** So often in all what seems to have grown is measured, and least growth counts: a machine hiccups, a table that grew goes on being large. */
const TRIES = 3;

async function measured(
  about: Pick<Measured, 'what' | 'growth' | 'note'>,
  work: Pair<(turn: number) => Promise<number>>,
): Promise<Measured> {
  const tries: Measured[] = [];
  do tries.push({ ...about, ...(await inTurns(work)) });
  while (hasGrown(tries.at(-1)!, FACTOR) && tries.length < TRIES);
  return tries.toSorted((one, other) => one.many / one.few - other.many / other.few)[0]!;
}

export async function measureRead(visitors: Pair<Visitors>, read: Read): Promise<Measured> {
  const address = read.address(visitors.few.turn(1));
  const isSmall = address.includes('q=') && visitors.few.site.sizes.rows < LEAST_SEARCHED;
  const grows = isSmall ? 'searched in fewer rows than are looked at' : read.grows;
  const note = grows ?? read.note;
  return measured(
    { what: nameOf(read, address), growth: grows ? 'linear' : 'none', ...(note && { note }) },
    both(visitors, async (own, number) => {
      const at = own.turn(number);
      const call = { path: read.address(at), cookie: own.cookieOf(read.who, at.user) };
      return (await ask(own.site.origin, call)).milliseconds;
    }),
  );
}

export async function measureWrite(visitors: Pair<Visitors>, { what, call }: Write): Promise<Measured> {
  return measured(
    { what, growth: 'none' },
    both(visitors, async (own, number) => (await ask(own.site.origin, await call(own, number))).milliseconds),
  );
}

const both = (
  visitors: Pair<Visitors>,
  work: (own: Visitors, turn: number) => Promise<number>,
): Pair<(turn: number) => Promise<number>> => ({
  few: async (number) => work(visitors.few, number),
  many: async (number) => work(visitors.many, number),
});

/** The address, with its route in place of what is another one each time. */
const nameOf = ({ route }: Read, address: string): string =>
  (route.includes('{') ? route + address.replace(/^[^?]*/, '') : address).replace(/0x\w+/, '0x…');
