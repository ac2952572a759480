// Sees to it that the browser tests find a Chromium: the system's, Playwright's own, or one that it installs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Where frontend/scripts/browser-options.ts looks first. */
const hasSystemChromium = () => existsSync('/usr/bin/chromium');

function hasPlaywrightChromium(): boolean {
  const plan = execFileSync('npx', ['playwright', 'install', '--dry-run', 'chromium'], { encoding: 'utf8' });
  return [...plan.matchAll(/Install location:\s*(.+)/g)].every(([, folder = '']) => existsSync(folder));
}

/** Debian's package brings the libraries along that a Chromium needs; Ubuntu's is an empty shell. */
function installDebianPackage(): boolean {
  if (!isRoot || !hasApt) return false;
  run('apt-get', 'update', '-q');
  return run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium') && hasSystemChromium();
}

function installWithPlaywright(): boolean {
  return run('npx', 'playwright', 'install', ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium');
}

const found =
  hasSystemChromium() || hasPlaywrightChromium() || installDebianPackage() || installWithPlaywright();
if (!found) {
  console.error(
    'The browser tests need Chromium, and it could be installed neither by apt-get nor by Playwright.\n' +
      'On Debian: sudo apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium.',
  );
  process.exitCode = 1;
}
