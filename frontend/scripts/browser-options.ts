import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const wholeChromium = '/usr/bin/chromium';

/** The same without windows, in three quarters of the processors' time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Quiet background traffic; without a sandbox for root, under whom Chromium's own cannot start. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;

/** The browser that people have: the system's Chromium where there is one, else the one that Playwright installed. */
export const browserOptions = (): LaunchOptions =>
  existsSync(wholeChromium) ? { executablePath: wholeChromium, args } : { channel: 'chromium', args };

/** Without what only windows can show, as notices of the system; Playwright, too, has one of this kind. */
export const shellOptions = (): LaunchOptions => ({
  executablePath: [shell, wholeChromium].find((path) => existsSync(path)),
  args,
});
