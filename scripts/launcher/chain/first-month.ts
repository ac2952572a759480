import { variable } from '../settings.ts';
import { askDatabase } from './ask-database.ts';

/** Whole months that lie behind the demo's seasons, whose votes come after the contracts (`demo-season.ts`). */
const demoMonths = (env: NodeJS.ProcessEnv): number => (env.DEMO_SEASONS === '2' ? 6 + 12 : 6);

const currentMonth = `to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`;
const question = `SELECT coalesce(min(month) FILTER (WHERE month < ${currentMonth} AND NOT EXISTS (
    SELECT FROM vote_months fixed WHERE fixed.month = total.month AND transaction_hash IS NOT NULL)), ${currentMonth}) AS month
  FROM vote_totals total WHERE votes > 0 HAVING count(*) > 0`;

/**
 * The first month that a registry of votes is to take: FIRST_MONTH, else the oldest ended month that has votes and no root on a
 * chain, else the current one.
 * @param env the API's, which names the database and says whether it will fill it with a demo
 * @returns written YYYY-MM; undefined where the database knows of no votes and will not be filled with any
 */
export async function firstMonth(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const wanted = variable('FIRST_MONTH');
  if (wanted) return wanted;
  const [voted] = await askDatabase<{ month: string }>(env, question, 'which months have votes');
  return voted?.month ?? (env.SEED_DEMO === '1' ? monthsAgo(demoMonths(env)) : undefined);
}

function monthsAgo(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}
