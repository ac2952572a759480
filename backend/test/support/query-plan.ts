import type { DataSource } from 'typeorm';
import type { AskedQuery } from './asked-queries.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const READS = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** The tables that a statement reads from one end to the other; none where it is no statement that can be explained. */
export async function tablesReadWhole(
  dataSource: DataSource,
  { text, values }: AskedQuery,
): Promise<string[]> {
  if (!READS.test(text)) return [];
  const [explained] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  return nodesOf(explained!['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']!);
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
