import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './processes/child.ts';
import { step } from './console.ts';
import { root } from './settings.ts';

/** A workspace that has to be built before the site can run. */
export interface Workspace {
  name: string;
  /** A file that its build makes. */
  product: string;
  /** The workspaces whose builds go into it. */
  uses: Workspace[];
}

export const contracts: Workspace = { name: 'contracts', product: 'abi/dist/index.js', uses: [] };
export const backend: Workspace = { name: 'backend', product: 'dist/main.js', uses: [contracts] };
export const frontend: Workspace = { name: 'frontend', product: 'dist/client/index.html', uses: [contracts] };

// What builds, tests and tools write, and what only tests read.
const notInputs = new Set([
  ...['node_modules', 'dist', 'artifacts', 'cache', 'coverage', 'abi', 'deployments', 'types'],
  ...['test', 'e2e', 'test-results', 'playwright-report', 'screenshots'],
]);

/** Builds a workspace, unless nothing that goes into it has changed since it was built last. */
export async function build(workspace: Workspace, dataDir: string, folder = root): Promise<void> {
  const inputs = inputHash(workspace, folder);
  const stamp = stampFile(workspace, folder);
  const product = join(folder, workspace.name, workspace.product);
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  rmSync(stamp, { force: true });
  await step(`Building ${workspace.name}`, () =>
    run({
      name: `build-${workspace.name}`,
      command: 'npm',
      args: ['run', 'build', '-w', workspace.name],
      cwd: folder,
      dataDir,
      env: process.env,
    }),
  );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}

/** Has a workspace built at the next start, whether its inputs change or not. */
export function forgetBuild(workspace: Workspace): void {
  rmSync(stampFile(workspace, root), { force: true });
}

function stampFile(workspace: Workspace, folder: string): string {
  return join(folder, 'node_modules', '.cache', 'launcher', `${workspace.name}.sha256`);
}

function inputHash(workspace: Workspace, folder: string): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  for (const used of workspace.uses) hash.update(inputHash(used, folder));
  addFolder(hash, join(folder, workspace.name));
  return hash.digest('hex');
}

function addFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (notInputs.has(entry.name) || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else if (entry.isFile()) hash.update(entry.name).update(readFileSync(path));
  }
}
