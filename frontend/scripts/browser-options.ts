import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';

/** Quiet background traffic; without a sandbox for root, under whom Chromium's own cannot start. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium where there is one, else the one that Playwright installed. */
export function browserOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: existsSync(systemChromium) ? systemChromium : undefined,
    args: isRoot ? [...flags, '--no-sandbox'] : flags,
  };
}
