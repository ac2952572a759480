// `npm run compatibility`: the version of before goes on working on the schema of today. Takes that version out of the history, gives
// it today's migrations, and runs its own API tests; exit code 1 when one fails. Environment: SINCE (a commit).
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { say } from './launcher/console.ts';
import { root, variable } from './launcher/settings.ts';

/** The first version beside which later ones have to be started. */
const commit = variable('SINCE') ?? 'a73fe66';
const folder = mkdtempSync(join(tmpdir(), 'compatibility-'));
/** Each walks through a part of the site that reads and writes; how the schema itself is made is today's business. */
const specs = [
  ...[
    'access-rules',
    'accounts-search',
    'moderation',
    'list-ads',
    'payments',
    'votes',
    'comments',
    'progress',
  ],
  ...['participants', 'awards', 'follows', 'notifications', 'settings', 'sessions', 'viewers'],
];

function takeOut(): boolean {
  const known = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
  if (known.status !== 0) return false;
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 512 * 1024 * 1024 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  return true;
}

/** Packages are today's; migrations are today's on top of what that version had; contracts are its own. */
function furnish(): void {
  for (const path of ['node_modules', ...globSync('{backend,contracts}/node_modules', { cwd: root })])
    symlinkSync(join(root, path), join(folder, path));
  const migrations = join('backend', 'src', 'database', 'migrations');
  cpSync(join(root, migrations), join(folder, migrations), { recursive: true });
  for (const file of globSync(join(migrations, '*.ts'), { cwd: root })) bringImports(file);
  const hardhat = join(root, 'node_modules', '.bin', 'hardhat');
  execFileSync(hardhat, ['build', '--quiet', '--no-tests'], {
    cwd: join(folder, 'contracts'),
    stdio: 'inherit',
  });
}

/** What today's migrations are made from and that version does not have yet. */
function bringImports(file: string): void {
  for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(/from '(\..*)\.js'/g)) {
    const imported = `${join(dirname(file), path!)}.ts`;
    if (existsSync(join(folder, imported)) || !existsSync(join(root, imported))) continue;
    cpSync(join(root, imported), join(folder, imported));
    bringImports(imported);
  }
}

try {
  if (takeOut()) {
    furnish();
    const cwd = join(folder, 'backend');
    const tests = globSync(`test/e2e/{${specs.join(',')}}.e2e-spec.ts`, { cwd });
    say(`${commit} on the schema of today: ${tests.length} test files`);
    const { status } = spawnSync(join(root, 'node_modules', '.bin', 'jest'), tests, {
      cwd,
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } else {
    say(`Left out: the history of this clone has no commit ${commit}; \`git fetch --unshallow\` brings it.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
