// Sees to it that the browser tests find a Chromium: the system's, Playwright's own, or one that it installs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Where frontend/scripts/browser-options.ts looks first. Without the second, the tests take longer. */
const packages = ['chromium', 'chromium-headless-shell'];
const isThere = (name: string) => existsSync(`/usr/bin/${name}`);
const hasChromium = () => isThere('chromium');

function hasPlaywrightChromium(): boolean {
  const plan = execFileSync('npx', ['playwright', 'install', '--dry-run', 'chromium'], { encoding: 'utf8' });
  return [...plan.matchAll(/Install location:\s*(.+)/g)].every(([, folder = '']) => existsSync(folder));
}

/** Debian's packages bring the libraries along that a Chromium needs; Ubuntu's is an empty shell. What is there already is not asked for. */
function installDebianPackages(): void {
  if (!isRoot || !hasApt) return;
  // Where no package can be had it goes on with what there is, and soon.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  const apt = (...args: string[]) => run('apt-get', '-q', ...patience, ...args);
  // Whoever has a Chromium does not wait for new lists each time, should the other not be had.
  if (!hasChromium()) apt('update');
  for (const name of packages) if (!isThere(name)) apt('install', '-y', '--no-install-recommends', name);
}

function installWithPlaywright(): boolean {
  return run('npx', 'playwright', 'install', ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium');
}

if (!packages.every(isThere) && !hasPlaywrightChromium()) installDebianPackages();
const found = hasChromium() || hasPlaywrightChromium() || installWithPlaywright();
if (!found) {
  console.error(
    'The browser tests need Chromium, and it could be installed neither by apt-get nor by Playwright.\n' +
      'On Debian: sudo apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium.',
  );
  process.exitCode = 1;
}
