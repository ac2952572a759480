import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { apiArguments } from './launcher/api-arguments.ts';
import { root } from './launcher/settings.ts';

interface Service {
  image?: string;
  pull_policy?: string;
  build?: { dockerfile: string };
  ports?: string[];
  profiles?: string[];
  volumes?: string[];
  networks: string[] | Record<string, { aliases?: string[] }>;
  environment?: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  mem_limit?: string;
  pids_limit?: number;
  cpus?: string;
  logging?: { options: Record<string, string> };
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
const services = Object.entries(compose.services);

test('compose builds each image once, under a tag that tells builds apart, and asks no registry for it', () => {
  const built = services
    .filter(([name, { build }]) => build && name !== 'proxy')
    .map(([, { image }]) => image!);
  assert.deepEqual(built, [...new Set(built)]);
  for (const image of built) assert.match(image, /:\$\{IMAGE_TAG:-\w+\}$/);
  const site = services.filter(([, { image }]) => image === compose.services.migration?.image);
  assert.deepEqual(
    site.map(([name]) => name),
    ['migration', 'api-1', 'api-2', 'worker', 'audit'],
  );
  for (const [name, { pull_policy }] of site) assert.equal(pull_policy, 'never', name);
});

test('a new tag has compose make anew what is of the site alone, neither proxy nor database', () => {
  const tagged = services.filter(([, service]) => JSON.stringify(service).includes('IMAGE_TAG'));
  assert.deepEqual(
    tagged.map(([name]) => name),
    ['migration', 'backup', 'api-1', 'api-2', 'worker', 'audit'],
  );
});

test('an audit keeps what it reads on the disk, in a folder that only its own user can write to', () => {
  const { profiles, volumes, environment, mem_limit, networks } = compose.services.audit!;
  assert.deepEqual(profiles, ['audit']);
  assert.deepEqual(volumes, ['audit:/audit']);
  assert.equal(environment?.AUDIT_DIR, '/audit');
  // It sorts in files too, and /tmp is memory.
  assert.equal(environment.SQLITE_TMPDIR, '/audit');
  assert.match(mem_limit!, /AUDIT_MEMORY/);
  assert.deepEqual(networks, ['inside', 'outside']);
  const dockerfile = read('backend/Dockerfile');
  assert.match(dockerfile, /\nRUN install -d -o node -g node -m 700 \/audit\n(.*\n)*USER node\n/);
});

test('the image starts the API as everything else does', () => {
  const [, command] = /^CMD (.*)$/m.exec(read('backend/Dockerfile'))!;
  assert.deepEqual(JSON.parse(command!), ['node', ...apiArguments('')]);
});

test('an audit has no key to sign with and no secret of the site, as it only reads', () => {
  const { environment } = compose.services.audit!;
  const { environment: ofSite } = compose.services.worker!;
  const nodes = Object.keys(ofSite!).filter((name) => name.startsWith('CHAIN_RPC_URL'));
  const given = ['DATABASE_URL', 'DATABASE_PASSWORD', 'NODE_ENV', 'AUDIT_DIR', 'SQLITE_TMPDIR', ...nodes];
  assert.deepEqual(Object.keys(environment!).toSorted(), given.toSorted());
});

test('a database counts as healthy once it answers by the network, as during its making it answers at the socket alone', () => {
  assert.deepEqual(compose.services.database?.healthcheck?.test.slice(0, 3), [
    'CMD',
    'pg_isready',
    '--host=127.0.0.1',
  ]);
});

test('what lies in the folder beside the sources goes into no image', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const each of ['.git', '.env', '.data', '.backups', 'secrets', '**/node_modules'])
    assert.ok(ignored.includes(each), each);
});

test('compose publishes the proxy, and nothing past it', () => {
  const published = services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name);
  assert.deepEqual(published, ['proxy']);
  assert.deepEqual(compose.services.database?.networks, ['inside']);
  assert.equal(compose.networks.inside?.internal, true);
});

test('compose has a migration job, two processes that serve and one that works, which leave it to that, and a proxy that asks which are ready', () => {
  assert.deepEqual(Object.keys(compose.services), [
    'database',
    'migration',
    'backup',
    'api-1',
    'api-2',
    'worker',
    'audit',
    'proxy',
    'prometheus',
    'alertmanager',
  ]);
  for (const [name, role] of Object.entries({ 'api-1': 'web', 'api-2': 'web', worker: 'worker' })) {
    const { environment, healthcheck } = compose.services[name]!;
    assert.equal(environment!.ROLE, role);
    assert.equal(environment!.MIGRATE, 0);
    assert.equal(environment!.TRUST_PROXY, 1);
    assert.match(healthcheck!.test.join(' '), /\/api\/ready/);
  }
  const caddyfile = read('ops/caddy/Caddyfile');
  assert.match(caddyfile, /health_uri \/api\/ready/);
  assert.match(caddyfile, /request_header X-Request-Id \{http\.request\.uuid\}/);
  assert.match(caddyfile, /header_up X-Forwarded-For \{http\.request\.remote\.host\}/);
});

test('compose has metrics listen at an address of the network `inside`, and no other', () => {
  const processes = services.filter(([, { environment }]) => environment?.METRICS_PORT !== undefined);
  assert.deepEqual(
    processes.map(([name]) => name),
    ['backup', 'api-1', 'api-2', 'worker'],
  );
  const names = processes.map(([name, { environment, networks }]) => {
    assert.ok(!Array.isArray(networks), name);
    const host = String(environment!.METRICS_HOST);
    const known = Object.entries(networks).filter(([, { aliases = [] }]) => aliases.includes(host));
    assert.deepEqual(
      known.map(([network]) => network),
      ['inside'],
      `${name} listens at ${host}`,
    );
    return `${host}:${environment!.METRICS_PORT}`;
  });
  assert.equal(new Set(names).size, processes.length);
  for (const name of names) assert.ok(read('ops/prometheus/prometheus.yml').includes(`'${name}'`), name);
});

test('the alert of memory comes before the limit at which a process is ended', () => {
  const [, gigabytes] = /mem_limit: \$\{API_MEMORY:-(\d+)g\}/.exec(text) ?? [];
  const [, threshold] = /resident_memory_bytes > (\S+)/.exec(read('ops/prometheus/alerts.yml')) ?? [];
  assert.ok(Number(threshold) < 0.9 * Number(gigabytes) * 2 ** 30);
  assert.ok(Number(threshold) > 0.5 * Number(gigabytes) * 2 ** 30);
});

test('nothing in compose takes more memory, processes or log than it was given', () => {
  for (const [name, { mem_limit, pids_limit, cpus, logging }] of services) {
    // A limit above the machine's cores would keep it from starting; 0 is none.
    assert.equal(cpus, '${CPUS:-0}', name);
    assert.match(String(mem_limit), /^(\$\{\w+_MEMORY:-)?\d+[mg]\}?$/, name);
    assert.ok(Number(pids_limit) <= 512, name);
    assert.deepEqual(Object.keys(logging!.options), ['max-size', 'max-file'], name);
  }
});

const secret = /(PASSWORD|SECRET|PRIVATE_KEY|SMTP_URL|CHAIN_RPC_URL|BACKUP_URL|WEBHOOK_URL)$/;

test('compose has no default for a secret, and names each that is needed and missing', () => {
  const needed = [
    'POSTGRES_PASSWORD',
    'SESSION_SECRET',
    'ADMIN_PASSWORD',
    'OPERATOR_PRIVATE_KEY',
    'CHAIN_RPC_URL',
  ];
  const asked = (parse(text) as { 'x-needed': string[] })['x-needed'];
  assert.deepEqual(
    asked.toSorted(),
    needed.map((name) => `\${${name}:-\${${name}_FILE:?set ${name} in .env}}`).toSorted(),
  );
  for (const [name, { environment = {} }] of services)
    for (const [variable, value] of Object.entries(environment))
      if (secret.test(variable)) assert.equal(value, `\${${variable}:-}`, name);
});

test('every secret that compose hands on can be a file, which only those who need it get', () => {
  const files = parse(read('ops/compose.secrets.yml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; secrets: string[] }>;
    secrets: Record<string, { file: string }>;
  };
  for (const [name, { environment = {} }] of services) {
    const given = files.services[name];
    const names = Object.keys(environment).filter((variable) => secret.test(variable));
    for (const variable of names) assert.ok(given?.environment[`${variable}_FILE`], `${name}: ${variable}`);
    if ('DATABASE_URL' in environment) assert.ok(given?.environment.DATABASE_PASSWORD_FILE, name);
    assert.deepEqual(
      Object.values(given?.environment ?? {}).toSorted(),
      (given?.secrets ?? []).map((each) => `/run/secrets/${each}`).toSorted(),
    );
    for (const each of given?.secrets ?? [])
      assert.match(files.secrets[each]!.file, new RegExp(`^\\$\\{${each.toUpperCase()}_FILE:`));
  }
  assert.deepEqual(files.services.audit?.secrets, ['postgres_password', 'chain_rpc_url']);
});

/** What the API reads, and compose does not hand on: why. */
const notHandedOn: Record<string, string> = {
  DATA_DIR: 'nothing of a container is kept there',
  DEPLOYMENTS_DIR: 'the records are in the image',
  PICTURE_HOSTS_ALLOWED: 'for tests, never on a server',
  PUSH_HOSTS_ALLOWED: 'for tests, never on a server',
};

test('compose hands on every setting that the API reads', () => {
  const sources = globSync('backend/src/config/*.ts', { cwd: root }).filter((file) => !/spec/.test(file));
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/\bread[A-Z]\w*\(\s*env,\s*'([A-Z][A-Z\d_]+)'/g)].map(([, name = '']) => name),
  );
  assert.ok(named.includes('LOG_LEVEL') && named.includes('DATABASE_LOCK_TIMEOUT_MS'));
  const { environment = {} } = compose.services['api-1']!;
  const missing = [...new Set(named)].filter((name) => !(name in environment) && !(name in notHandedOn));
  assert.deepEqual(missing, []);
});

test('compose hands on every setting of the site that .env.example explains', () => {
  const [ofSite = ''] = read('.env.example').split('# --- Deploying the contracts');
  const explained = [...ofSite.matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);
  const ofLauncher = ['WAL_ARCHIVE_DIR', 'CHAIN_PORT', 'CHAINS', 'CHAIN2_PORT'];
  const whose = (name: string) => (/^(BACKUP|AUDIT)_/.exec(name)?.[1] ?? 'api-1').toLowerCase();
  const missing = explained.filter(
    (name) =>
      !(name in compose.services[whose(name)]!.environment!) &&
      !(name in notHandedOn) &&
      !ofLauncher.includes(name),
  );
  assert.deepEqual(missing, []);
});

test('compose hands on the same settings for each further chain', () => {
  const names = Object.keys(compose.services['api-1']!.environment!);
  const ids = names.flatMap((name) => /^CHAIN_RPC_URL_(\d+)$/.exec(name)?.[1] ?? []);
  assert.ok(ids.length >= 6);
  const parts = [
    'PUBLIC_RPC_URL',
    ...['OPERATOR', 'MODERATOR', 'MINTER', 'PUBLISHER'].map((part) => `${part}_PRIVATE_KEY`),
  ];
  const missing = ids
    .flatMap((id) => parts.map((part) => `${part}_${id}`))
    .filter((name) => !names.includes(name));
  assert.deepEqual(missing, []);
});

test('nothing in compose writes to its image, is root or may become it', () => {
  for (const [name, service] of services) {
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ['ALL'], name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
  }
  for (const file of ['backend/Dockerfile', 'ops/caddy/Dockerfile', 'ops/backup/Dockerfile'])
    assert.match(read(file), /\nUSER (?!root)/);
});

test('compose hands on only variables that .env.example explains', () => {
  const example = read('.env.example');
  const named = [...text.matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name = '']) =>
    name.replace(/_FILE$/, '').replace(/(_URL|_PRIVATE_KEY)_\d+$/, '$1'),
  );
  assert.deepEqual(
    named.filter((name) => !example.includes(`# ${name}=`)),
    [],
  );
});

test('the alert rules are what Prometheus understands, where promtool is here to say so', (context) => {
  const rules = join(root, 'ops', 'prometheus', 'alerts.yml');
  const { groups } = parse(read('ops/prometheus/alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  assert.ok(groups.flatMap((group) => group.rules).every(({ expr }) => expr.length > 0));
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', rules], {
    encoding: 'utf8',
  });
  if (error) return context.diagnostic('promtool is not here');
  assert.equal(status, 0, stdout + stderr);
});
