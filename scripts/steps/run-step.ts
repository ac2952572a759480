import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { root } from '../launcher/settings.ts';
import type { Outcome, Step } from './step.ts';

const programs = join(root, 'node_modules', '.bin');
/** Steps start hundreds of processes of the same few programs, which Node then compiles once. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** Runs a step's command to its end. */
export async function runStep(step: Step): Promise<Outcome> {
  const began = Date.now();
  const { PATH, NODE_COMPILE_CACHE = compiled } = process.env;
  const env = { ...process.env, NODE_COMPILE_CACHE, PATH: `${programs}${delimiter}${PATH}` };
  const child = spawn(step.command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code] = (await once(child, 'close')) as [number | null];
  process.removeListener('SIGTERM', stop);
  return { step, passed: code === 0, seconds: (Date.now() - began) / 1000, output };
}
