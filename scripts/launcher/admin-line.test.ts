import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminLine } from './admin-line.ts';

const env = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'made up 5f2c' };

test('the password that was made up is shown for as long as it counts', async () => {
  assert.equal(await adminLine(env, async () => Promise.resolve(true)), 'admin / made up 5f2c');
});

test('a password that was changed on the site is not said to be another one', async () => {
  const line = await adminLine(env, async () => Promise.resolve(false));
  assert.match(line!, /^admin \/ \(the password was changed on the site; .*reset-admin/);
  assert.doesNotMatch(line!, /made up/);
});

test('nothing is said of a password of which nobody knows whether it counts', async () => {
  assert.equal(await adminLine(env, async () => Promise.resolve(undefined)), 'admin');
  const nowhere = { ...process.env, ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  assert.equal(await adminLine(nowhere), 'admin');
});

test('nothing is said of an administrator where the configuration names none', async () => {
  assert.equal(await adminLine({}), undefined);
});
