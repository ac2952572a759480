/** `npm run recount -- <address of the site> <month> [--node <url>]`: counts the published votes of a month, however many. */
import { parseArgs } from 'node:util';
import { recountMonth } from './modules/votes/recount/recount-month.js';

const USAGE =
  'npm run recount -- <address of the site> <month, YYYY-MM> [--node <url of a node of the chain>]';

const MARKS = new Map([
  [true, 'holds'],
  [false, 'FAILS'],
  [null, 'open'],
]);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { node: { type: 'string' } },
  });
  const [site, month] = positionals;
  if (!site || !month) throw new Error(USAGE);
  const findings = await recountMonth({ site, month, node: values.node });
  for (const { holds, text } of findings) console.log(`${MARKS.get(holds)}: ${text}`);
  process.exitCode = findings.every(({ holds }) => holds) ? 0 : 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
