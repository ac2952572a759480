import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'yaml';
import { rpc } from '../launcher/chain/rpc.ts';
import { LocalChain } from '../launcher/chain/local-chain.ts';
import { freePort } from '../launcher/ports.ts';
import { killAll } from '../launcher/processes/child.ts';
import { root } from '../launcher/settings.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { composeCommands, shellBlocks } from './document-commands.ts';
import { standInForDocker } from './docker-stand-in.ts';

after(killAll);

const document = readFileSync(join(root, 'docs', 'deploying.md'), 'utf8');
const blocks = shellBlocks(document);
const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, object>;
};

/** Of the operator's making: what the document leaves to them. */
const randomKey = () => `0x${randomBytes(32).toString('hex')}`;
const account = (digit: string) => `0x${digit.repeat(40)}`;

test('the document is walked from nothing, command by command', async () => {
  const { clone, run, docker } = makeClone();
  const port = await freePort();
  const chain = new LocalChain(temporaryFolder(), port, { chainId: 97, name: 'chain', title: 'chain 97' });
  await chain.start();
  const walked: string[] = [];
  const walk = (beginning: string) => {
    const [block] = blocks.filter(({ commands }) => commands.startsWith(beginning));
    assert.ok(block, `the document has a block that begins with ${beginning}`);
    walked.push(block.commands);
    return run(block.commands);
  };
  const env = join(clone, '.env');

  walk('test -e .env');
  assert.equal(statSync(env).mode & 0o777, 0o600);
  const deployer = randomKey();
  fillIn(env, {
    CHAIN_RPC_URL: chain.url,
    DEPLOYER_PRIVATE_KEY: deployer,
    OPERATOR_PRIVATE_KEY: randomKey(),
    AD_PRICE: '0.01',
    FOUNDER_ADDRESS: account('2'),
    PLATFORM_ADDRESS: account('3'),
    CONTRACT_ADMIN_ADDRESS: account('1'),
    SOURCIFY_URL: 'http://127.0.0.1:9',
  });
  run(blocks[0]!.commands);
  assert.match(readFileSync(env, 'utf8'), new RegExp(deployer), 'keys that were entered stay');
  await rpc(chain.url, 'anvil_setBalance', [addressOf(clone, deployer), '0xde0b6b3a7640000']);
  walk('npm run deploy -w contracts');
  const record = JSON.parse(
    readFileSync(join(clone, 'contracts', 'deployments', '97.json'), 'utf8'),
  ) as object;
  assert.deepEqual(Object.keys(record).toSorted(), ['badges', 'splitters', 'voteRegistries']);

  fillIn(env, {
    PUBLIC_URL: 'https://ads.example.org',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ADMIN_PASSWORD: randomBytes(32).toString('hex'),
    POSTGRES_PASSWORD: randomBytes(32).toString('hex'),
    DEPLOYER_PRIVATE_KEY: '',
  });
  assertComposeTakes(clone, {});
  walk('docker compose build');
  walk('install -d -m 700 secrets');
  assertSecrets(clone);
  walk('docker compose exec backup');
  walk('docker compose stop backup');
  walk('sh ops/upgrade.sh');
  const tag = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: clone,
    encoding: 'utf8',
  }).trim();
  assert.match(readFileSync(env, 'utf8'), new RegExp(`^IMAGE_TAG=${tag}$`, 'm'));
  walk('sh ops/switch.sh');
  assert.match(readFileSync(env, 'utf8'), /^IMAGE_TAG=first$/m);

  assert.deepEqual(
    walked,
    blocks.map(({ commands }) => commands),
    'every block, in its order',
  );
  const asked = docker.asked();
  for (const each of [' compose up -d', ' compose build', `${tag} compose build migration backup`])
    assert.ok(asked.includes(each), each);
});

test('what the document has compose do names services and programs that there are', () => {
  const commands = composeCommands(document);
  assert.ok(commands.length > 10);
  for (const command of commands) {
    const words = command.split(' ').slice(3);
    const isOption = /^-|^\w+=|^\/tmp/;
    const named = /^docker compose (exec|run|stop|up)/.test(command)
      ? words.filter((word) => !isOption.test(word))
      : [];
    const [first] = named;
    if (first !== undefined) assert.ok(first in services, `${command}: ${first}`);
    const [, program] = / node (\S+\.[jt]s)/.exec(command) ?? [];
    if (program === undefined) continue;
    const source = program.replace(/^backend\/dist\/(.+)\.js$/, 'backend/src/$1.ts');
    assert.ok(existsSync(join(root, source)), `${command}: ${source}`);
  }
});

test('what is typed into a fresh clone installs the project before anything of it is run', () => {
  for (const [command, script, workspace = '.'] of [
    ...document.matchAll(/npm run ([\w:]+)(?: -w (\w+))?/g),
  ].map(([whole, name = '', folder]) => [whole, name, folder] as const)) {
    const { scripts } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    assert.ok(scripts[script], command);
    if (script === 'deploy')
      assert.match(scripts[`pre${script}`] ?? '', /^node (\.\.\/)?scripts\/setup\.mjs/);
  }
});

/** What is committed and lies here, as somebody clones it, on a machine whose engine is a stand-in. */
function makeClone() {
  const folder = temporaryFolder();
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  const git = (where: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: where,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(origin, file)), { recursive: true });
    cpSync(join(root, file), join(origin, file));
  }
  git(origin, 'init', '-q');
  git(origin, 'add', '-A');
  git(origin, 'commit', '-qm', 'All');
  git(folder, 'clone', '-q', origin, clone);
  // The installation itself takes a minute and a registry.
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const docker = standInForDocker(folder);
  const run = (commands: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', commands], {
      cwd: clone,
      env: docker.env,
      encoding: 'utf8',
    });
    assert.equal(status, 0, `${commands}\n${stdout}${stderr}`);
  };
  return { clone, run, docker };
}

/** As an operator does it: the # goes, the value comes. */
function fillIn(file: string, values: Record<string, string>): void {
  let text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^(# )?${name}=.*$`, 'm');
    assert.match(text, line, `.env.example has ${name}`);
    text = text.replace(line, `${name}=${value}`);
  }
  writeFileSync(file, text);
}

function addressOf(clone: string, privateKey: string): string {
  const program = `import('ethers').then(({ computeAddress }) => console.log(computeAddress('${privateKey}')))`;
  return execFileSync(process.execPath, ['-e', program], { cwd: clone, encoding: 'utf8' }).trim();
}

function assertSecrets(clone: string): void {
  assert.equal(statSync(join(clone, 'secrets')).mode & 0o777, 0o700);
  const files: Record<string, string> = {};
  for (const name of ['postgres_password', 'session_secret', 'admin_password']) {
    assert.match(readFileSync(join(clone, 'secrets', name), 'utf8'), /^[\da-f]{64}\n$/);
    files[`${name.toUpperCase()}_FILE`] = `./secrets/${name}`;
  }
  assert.equal(
    spawnSync('git', ['status', '--short', 'secrets'], { cwd: clone, encoding: 'utf8' }).stdout,
    '',
  );
  const more = {
    CHAIN_RPC_URL_FILE: './secrets/session_secret',
    OPERATOR_PRIVATE_KEY_FILE: './secrets/session_secret',
  };
  assertComposeTakes(clone, { ...files, ...more }, ['-f', 'ops/compose.secrets.yml']);
}

/** By whatever compose is installed here, which needs no engine for it. */
function assertComposeTakes(clone: string, more: Record<string, string>, files: string[] = []): void {
  const options = { cwd: clone, env: { ...process.env, ...more }, encoding: 'utf8' } as const;
  const hasPlugin = spawnSync('docker', ['compose', 'version'], options).status === 0;
  const [program = '', ...first] = hasPlugin ? ['docker', 'compose'] : ['docker-compose'];
  const args = [...first, '-f', 'docker-compose.yml', ...files, 'config', '-q'];
  const { error, status, stderr } = spawnSync(program, args, options);
  if (!error) assert.equal(status, 0, stderr);
}
