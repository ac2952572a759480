import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from './launcher/settings.ts';

interface Service {
  image?: string;
  pull_policy?: string;
  build?: { dockerfile: string };
  ports?: string[];
  networks: string[] | Record<string, { aliases?: string[] }>;
  environment?: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  mem_limit?: string;
  pids_limit?: number;
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
  const built = services.filter(([, { build }]) => build).map(([, { image }]) => image!);
  assert.deepEqual(built, [...new Set(built)]);
  for (const image of built) assert.match(image, /:\$\{IMAGE_TAG:-\w+\}$/);
  const site = services.filter(([, { image }]) => image === compose.services.migration?.image);
  assert.deepEqual(
    site.map(([name]) => name),
    ['migration', 'api-1', 'api-2'],
  );
  for (const [name, { pull_policy }] of site) assert.equal(pull_policy, 'never', name);
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

test('compose has a migration job, two processes that leave it to that, and a proxy that asks which are ready', () => {
  assert.deepEqual(Object.keys(compose.services), ['database', 'migration', 'api-1', 'api-2', 'proxy']);
  for (const name of ['api-1', 'api-2']) {
    const { environment, healthcheck } = compose.services[name]!;
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
    ['api-1', 'api-2'],
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
  assert.equal(new Set(names).size, 2);
  for (const name of names) assert.ok(read('ops/prometheus/prometheus.yml').includes(`'${name}'`), name);
});

test('nothing in compose takes more memory, processes or log than it was given', () => {
  for (const [name, { mem_limit, pids_limit, logging }] of services) {
    assert.match(String(mem_limit), /^(\$\{\w+_MEMORY:-)?\d+[mg]\}?$/, name);
    assert.ok(Number(pids_limit) <= 512, name);
    assert.deepEqual(Object.keys(logging!.options), ['max-size', 'max-file'], name);
  }
});

test('compose has no default for a secret', () => {
  const needed = [
    'POSTGRES_PASSWORD',
    'SESSION_SECRET',
    'ADMIN_PASSWORD',
    'OPERATOR_PRIVATE_KEY',
    'CHAIN_RPC_URL',
  ];
  for (const name of needed) assert.match(text, new RegExp(`\\$\\{${name}:\\?`));
  assert.doesNotMatch(text, /\$\{\w*(PASSWORD|SECRET|PRIVATE_KEY)\w*:-[^}]/);
});

test('nothing in compose writes to its image, is root or may become it', () => {
  for (const [name, service] of services) {
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ['ALL'], name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
  }
  for (const file of ['backend/Dockerfile', 'ops/caddy/Dockerfile'])
    assert.match(read(file), /\nUSER (?!root)/);
});

test('compose hands on only variables that .env.example explains', () => {
  const example = read('.env.example');
  const named = [...text.matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name = '']) =>
    name.replace(/_\d+$/, '_11155111'),
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
