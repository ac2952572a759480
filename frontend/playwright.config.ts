import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chainPort, secondChainPort, sitePort, siteUrl } from './e2e/support/site';
import { admin } from './e2e/support/people';
import { shellOptions } from './scripts/browser-options';

const challenge = ['arrive-by-link.spec.ts', 'join-the-challenge.spec.ts', 'run-the-challenge.spec.ts'].map(
  (file) => `**/${file}`,
);

/** They stop what everybody else needs, the chain's blocks and tables, or count what others would add to. */
const alone = ['replaced-transactions', 'failing-answers', 'ads-in-their-places'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Given to the processes of the tests, too, which read this file anew. */
const dataDir = (process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'journeys-')));

/** The journeys run on what `npm start` starts: its own database, its own chain, nothing from another run. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Blocks and jobs take their time on a busy machine; only a test that fails waits this long.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    // A trace takes a sixth of the processors' time; whoever looks for a fault asks for it (`--trace retain-on-failure`).
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: shellOptions(),
    // A dialog that still grows is not where a click was aimed, and has too little contrast.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker fetches no journey could answer in the server's place; those about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'money', testIgnore: [...challenge, ...alone], use: devices['Desktop Chrome'] },
    // Places and whitelist are the whole site's: one test at a time may change them.
    {
      name: 'challenge',
      testMatch: challenge,
      use: devices['Desktop Chrome'],
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'alone',
      testMatch: alone,
      dependencies: ['money', 'challenge'],
      use: devices['Desktop Chrome'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: {
    command: 'npm start',
    cwd: join(import.meta.dirname, '..'),
    url: `${siteUrl}/api/health`,
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      DATA_DIR: dataDir,
      PORT: String(sitePort),
      CHAINS: '2',
      CHAIN_PORT: String(chainPort),
      CHAIN2_PORT: String(secondChainPort),
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_REGISTRATIONS: '1000',
    },
  },
});
