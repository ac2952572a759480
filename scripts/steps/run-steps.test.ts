import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { temporaryFolder } from '../testing/temporary.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';

const passing = (name: string, needs: Step[] = []): Step => ({ name, command: 'exit 0', needs });
const failing = (name: string): Step => ({ name, command: 'echo the cause; exit 3' });

/** Runs steps with the console listened to. */
async function run(steps: Step[]): Promise<{ code: number; lines: string[] }> {
  const log = mock.method(console, 'log', () => undefined);
  const code = await runSteps(steps, 'stop');
  const lines = log.mock.calls.map(({ arguments: words }) => words.join(' ')).join('\n');
  log.mock.restore();
  return { code, lines: lines.split('\n') };
}

test('counts what passed in its last line', async () => {
  const { code, lines } = await run([passing('one'), passing('two')]);
  assert.equal(code, 0);
  assert.equal(lines.at(-1), '2 passed, 0 failed');
});

test('names the step that failed, shows what it printed and begins no further one', async () => {
  const folder = temporaryFolder();
  const broken = failing('broken');
  const trace = join(folder, 'trace');
  const later: Step = { name: 'later', command: `touch '${trace}'`, needs: [broken] };
  const { code, lines } = await run([broken, later]);
  assert.equal(code, 1);
  assert.ok(lines.includes('the cause'));
  assert.ok(lines.includes('Failed: broken. To run it alone: echo the cause; exit 3'));
  assert.ok(lines.includes('          not run  later'));
  assert.equal(lines.at(-1), '0 passed, 1 failed');
  assert.equal(existsSync(trace), false);
});

test('begins a step once all that it needs is done', async () => {
  const file = join(temporaryFolder(), 'order');
  writeFileSync(file, '');
  const write = (word: string, needs: Step[] = []): Step => ({
    name: word,
    command: `printf '${word} ' >> '${file}'`,
    needs,
  });
  const first = write('first');
  const second = write('second', [first]);
  await run([write('third', [first, second]), second, first]);
  assert.equal(readFileSync(file, 'utf8'), 'first second third ');
});

test('runs nothing beside a step that wants to be alone', async () => {
  const marker = join(temporaryFolder(), 'marker');
  const beside: Step = { name: 'beside', command: `touch '${marker}'; sleep 0.2; rm '${marker}'` };
  const alone: Step = { name: 'alone', command: `test ! -e '${marker}'`, alone: true };
  const { code } = await run([beside, alone, { ...beside, name: 'after' }]);
  assert.equal(code, 0);
});
