// Installs what the lockfile names, under the Node version the project brings along. Plain JavaScript with no
// dependencies, because it is the one file that runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.lockfile-sha256');
const lockfile = readFileSync(join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lockfile).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing packages (once per lockfile, about a minute) ...');
  // Under an older Node, npm silently skips Hardhat's native binary: install with the Node the project pins.
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const args = ['-y', '-p', `node@${devDependencies.node}`, '-c', 'npm ci --no-audit --no-fund --loglevel=error'];
  // The pinned Node must do the work even when an outer npm script has put its own settings in the environment.
  execFileSync(npx, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
}
