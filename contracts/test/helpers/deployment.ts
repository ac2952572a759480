import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const script = resolve(import.meta.dirname, '../../scripts/deploy.ts');

/** Deploys in a process of its own, which sees nothing of our environment but where programs lie, and compiled ones are kept. */
export function runDeployment(args: string[], environment: Record<string, string>) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, ...environment };
  return promisify(execFile)(process.execPath, [script, ...args], { env });
}

/** What a deployment that had to fail says; empty when it did not. */
export async function failureOf(deployment: Promise<unknown>): Promise<string> {
  const failure = (await deployment.catch((error: unknown) => error)) as { code?: number; stderr: string };
  return failure.code ? failure.stderr : '';
}
