import { type Goal, median } from './report.ts';

const ROUNDS = 5;

/** What is asked for. */
export interface Ask {
  url: string;
  headers: Record<string, string>;
}

interface Compared<Target> {
  what: string;
  /** The next one, which may differ from the one before, as answers to everyone are kept. */
  ask: (target: Target) => Ask;
  few: Target;
  many: Target;
  /** In each round. */
  calls: number;
}

/** Asked one at a time and in turns, so that both meet the same weather; the first round warms both up. */
export async function compareFewAndMany<Target>(compared: Compared<Target>): Promise<Goal> {
  const { what, few, many } = compared;
  const times: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    times.push({ few: await timeOf(few, compared), many: await timeOf(many, compared) });
  const of = (whose: 'few' | 'many') => median(times.slice(1).map((time) => time[whose]));
  return { what: `${what}, among 100,000, ms`, figure: of('many'), bare: of('few'), atMost: 1.3 };
}

/** How often each of the two is asked in all. */
export const callsOf = (calls: number): number => (ROUNDS + 1) * calls;

/** Milliseconds of a call in the middle. */
async function timeOf<Target>(target: Target, { ask, calls }: Compared<Target>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const { url, headers } = ask(target);
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  }
  return median(times);
}
