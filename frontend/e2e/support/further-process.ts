import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { apiArguments } from '../../../scripts/launcher/api-arguments';
import { databaseUrl, siteFolder, siteSecrets } from './database';
import { chainUrl, furtherPort, secondChainUrl } from './site';

export interface FurtherProcess {
  url: string;
  stop: () => Promise<void>;
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** One more process of the running site, on its database and chains, with settings of its own. */
export async function startFurtherProcess(settings: Record<string, string>): Promise<FurtherProcess> {
  const root = join(import.meta.dirname, '..', '..', '..');
  const api = spawn(process.execPath, apiArguments(root), {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: siteFolder(),
      DATABASE_URL: databaseUrl(),
      SESSION_SECRET: siteSecrets().sessionSecret,
      CHAIN_RPC_URL: chainUrl,
      CHAIN_RPC_URL_31338: secondChainUrl,
      PUBLIC_RPC_URL: chainUrl,
      PUBLIC_RPC_URL_31338: secondChainUrl,
      PORT: String(furtherPort),
      ...settings,
    },
  });
  const url = `http://127.0.0.1:${furtherPort}`;
  const stop = async () => {
    api.kill('SIGTERM');
    await once(api, 'exit');
  };
  try {
    await expect.poll(() => isReady(url), { timeout: 600_000 }).toBe(true);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { url, stop };
}
