import type { Client } from 'pg';
import type { AskedQuery } from './asked-queries.js';

/** What it took to answer a statement. */
export interface QueryCost {
  /** Rows that were looked at, whether they were wanted or not. */
  rowsRead: number;
  /** PostgreSQL's pages of 8 kB that were read, each as often as it was. */
  pages: number;
  /** Rows in the answer, and rows that were written. */
  answered: number;
  /** Tables that were read from one end to the other. */
  wholeTables: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const STATEMENT = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** Longer than the application would wait for an answer (ms). */
const PATIENCE_MS = 20_000;

/**
 * Runs a statement, counts, and undoes it. Undefined where it is nothing that can be explained.
 * @throws what the database says of a statement that cannot be run a second time
 */
export async function costOf(client: Client, { text, values }: AskedQuery): Promise<QueryCost | undefined> {
  if (!STATEMENT.test(text)) return undefined;
  await client.query(`BEGIN; SET LOCAL statement_timeout = ${PATIENCE_MS}; SET LOCAL lock_timeout = '2s'`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    return costOfPlan(rows[0]!['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('ROLLBACK');
  }
}

function costOfPlan(plan: PlanNode): QueryCost {
  const nodes = nodesOf(plan);
  const scans = nodes.filter((node) => node['Relation Name'] && node['Node Type'].endsWith('Scan'));
  const written = nodes
    .filter((node) => node['Node Type'] === 'ModifyTable')
    .flatMap((node) => inputOf(node));
  return {
    rowsRead: sum(scans.map(readBy)),
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    answered: plan['Actual Rows'] + sum(written.map(rowsOf)),
    wholeTables: scans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']!),
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What a statement writes comes from the first of the plans below it. */
const inputOf = ({ Plans: plans = [] }: PlanNode): PlanNode[] => plans.slice(0, 1);

const rowsOf = (node: PlanNode): number => node['Actual Rows'] * node['Actual Loops'];

const readBy = (node: PlanNode): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

const sum = (numbers: number[]): number => Math.round(numbers.reduce((total, each) => total + each, 0));
