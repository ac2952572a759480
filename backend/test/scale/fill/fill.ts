import type { Client } from 'pg';
import type { FilledChain } from '../filled-chain.ts';
import type { Sizes } from '../sizes.ts';

/** What a fill knows of its site. */
export interface Filling {
  sizes: Sizes;
  chain: FilledChain;
  chainId: number;
}

/** Statements that fill some tables with what the application would have written in years. */
export type Fill = (filling: Filling) => string[];

export async function run(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** SQL: numbers from 1 to so many. */
export const numbers = (count: number): string => `generate_series(1, ${count}) n`;

/** SQL: a time of its own for each of so many rows within the last days. */
export const within = (days: number, count: number): string =>
  `now() - interval '${days} days' * (${count} - n) / ${count}`;
