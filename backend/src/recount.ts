/**
 * `npm run recount -- <address of the site> <month> [--node <url>] [--registry <address>]`: counts the published votes of a month, however
 * many. Ends with 0 where all holds, 1 where something does not or it cannot count, 2 where something is still open.
 */
import { parseArgs } from 'node:util';
import { type Finding, recountMonth } from './modules/votes/recount/recount-month.js';

const USAGE =
  'npm run recount -- <address of the site> <month, YYYY-MM> [--node <url of a node of the chain>] [--registry <address>]...';

const MARKS = new Map([
  [true, 'holds'],
  [false, 'FAILS'],
  [null, 'open'],
]);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { node: { type: 'string' }, registry: { type: 'string', multiple: true } },
  });
  const [site, month] = positionals;
  if (!site || !month) throw new Error(USAGE);
  const findings = await recountMonth({ site, month, node: values.node, registries: values.registry });
  for (const { holds, text } of findings) console.log(`${MARKS.get(holds)}: ${text}`);
  process.exitCode = exitCodeOf(findings);
}

function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ holds }) => holds === false)) return 1;
  return findings.every(({ holds }) => holds) ? 0 : 2;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
