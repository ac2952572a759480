import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

declare global {
  var testServices: ChildProcess | undefined;
}

/** Starts the services once for all test files. */
export default async function setUp(): Promise<void> {
  const services = spawn(process.execPath, [join(__dirname, 'services.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.testServices = services;
  const [line] = (await new Promise<string[]>((resolve, reject) => {
    createInterface(services.stdout).once('line', (text) => resolve([text]));
    services.once('exit', () => reject(new Error('The test services did not start')));
  })) as [string];
  const { databaseUrl, pooledUrl, chainsUrl } = JSON.parse(line) as Record<string, string>;
  process.env.TEST_DATABASE_URL = databaseUrl;
  process.env.TEST_POOLED_URL = pooledUrl;
  process.env.TEST_CHAINS_URL = chainsUrl;
}
