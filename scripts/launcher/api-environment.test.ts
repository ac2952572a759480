import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { temporaryFolder } from '../testing/temporary.ts';
import { apiEnvironment } from './api-environment.ts';
import type { Infrastructure } from './infrastructure.ts';
import { loadSettings } from './settings.ts';

const infrastructure = {
  databaseUrl: 'postgresql://somewhere',
  homeChain: { chainId: 97n, rpcUrl: 'https://node.example', rpcUrls: 'https://node.example' },
  secondChain: null,
  secrets: { databasePassword: 'one', sessionSecret: 'two', adminPassword: 'three' },
} as unknown as Infrastructure;

const altcha = () => apiEnvironment(loadSettings(), infrastructure).ALTCHA;

const before = process.env.ALTCHA;
afterEach(() => {
  delete process.env.ALTCHA;
  if (before !== undefined) process.env.ALTCHA = before;
});

test('who tries the site out is asked for no work, unless that is wanted', () => {
  delete process.env.ALTCHA;
  assert.equal(altcha(), 'off');
  process.env.ALTCHA = 'on';
  assert.equal(altcha(), 'on');
});

test('secrets that stand in files are handed on once, as the API refuses a variable beside its file', () => {
  const folder = temporaryFolder();
  const names = ['SESSION_SECRET', 'ADMIN_PASSWORD', 'CHAIN_RPC_URL', 'DATABASE_URL'];
  for (const name of names) {
    writeFileSync(join(folder, name), `of the file ${name}\n`);
    process.env[`${name}_FILE`] = join(folder, name);
  }
  // What the launcher reads none of is the API's to read.
  process.env.SMTP_URL_FILE = join(folder, 'SMTP_URL');
  try {
    const env = apiEnvironment({ ...loadSettings(), databaseUrl: undefined }, infrastructure);
    assert.equal(env.SESSION_SECRET, 'of the file SESSION_SECRET');
    assert.equal(env.ADMIN_PASSWORD, 'of the file ADMIN_PASSWORD');
    assert.deepEqual(
      Object.keys(env).filter((name) => /(SECRET|PASSWORD|URL)_FILE$/.test(name)),
      ['SMTP_URL_FILE'],
    );
    assert.equal(loadSettings().chainRpcUrls, 'of the file CHAIN_RPC_URL');
    process.env.SESSION_SECRET = 'another';
    assert.throws(
      () => apiEnvironment({ ...loadSettings(), databaseUrl: undefined }, infrastructure),
      /both set/,
    );
  } finally {
    for (const name of [...names, 'SMTP_URL']) delete process.env[`${name}_FILE`];
    delete process.env.SESSION_SECRET;
  }
});

test('the password of the database may stand beside its address', () => {
  Object.assign(process.env, { DATABASE_URL: 'postgresql://site@host:5432/one', DATABASE_PASSWORD: 'p@ss' });
  try {
    assert.equal(loadSettings().databaseUrl, 'postgresql://site:p%40ss@host:5432/one');
  } finally {
    delete process.env.DATABASE_URL;
    delete process.env.DATABASE_PASSWORD;
  }
});
