// Installs what the lockfile names, under the Node version the project brings along. Plain JavaScript with no
// dependencies, because it is the one file that runs before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

if (process.platform === 'win32') {
  console.error(
    'On Windows, please run the project inside WSL 2: it needs POSIX signals to stop its database and its chain cleanly.',
  );
  process.exit(1);
}
if (!isInstalled()) await install();

// npm writes down what it has installed when it is done; an installation that was cut short has no such list.
function isInstalled() {
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  const installed = readJson('node_modules', '.package-lock.json').packages;
  const locked = Object.entries(readJson('package-lock.json').packages);
  const isThere = ([path, { version, optional }]) => optional || installed[path]?.version === version;
  // Under an older Node, npm leaves Hardhat's native part out without a word.
  const hasHardhat = Object.keys(installed).some((path) =>
    path.startsWith('node_modules/@nomicfoundation/edr-'),
  );
  return hasHardhat && locked.filter(([path]) => path.includes('node_modules/')).every(isThere);
}

async function install() {
  console.log('Installing packages (once per lockfile, about a minute) ...');
  const began = Date.now();
  const notices = setInterval(
    () => console.log(`  ... ${Math.round((Date.now() - began) / 1000)} s`),
    10_000,
  );
  // Whatever NODE_ENV says: the build tools and Node itself are development dependencies.
  const install = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  const command = isNodeSuitable() ? install : `npx -y -p node@${pinnedNode()} -c "${install}"`;
  const child = spawn(command, { cwd: root, stdio: 'inherit', shell: true, env: environment() });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  clearInterval(notices);
  if (code === 0 && existsSync(join(modules, 'node', 'bin'))) return;
  console.error(
    code === 0 ? 'Node itself was not installed: does npm have ignore-scripts set?' : 'npm ci failed.',
  );
  process.exit(1);
}

// Not the one in node_modules, which the installation takes away.
function isNodeSuitable() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return (major > 22 || (major === 22 && minor >= 13)) && !process.execPath.startsWith(modules);
}

function pinnedNode() {
  return readJson('package.json').devDependencies.node;
}

// What the outer npm says about its own run (script, package, Node) would mislead the inner one; its configuration stays.
function environment() {
  const misleading = /^npm_(package|lifecycle|command|execpath|node_execpath)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.test(name)));
}
