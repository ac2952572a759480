import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import pg from 'pg';
import { PostgresServer } from '../launcher/postgres/postgres-server.ts';
import { killAll } from '../launcher/processes/child.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { endAccess } from './end-access.ts';

after(killAll);

const KINDS = ['invitation', 'confirmation', 'change', 'reset', 'not_me', 'viewer'];

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const database = await startDatabase();

// As the migrations make them, but for what a restore does not look at; `books.test.ts` restores all of it.
beforeEach(async () => {
  await database.query(`
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    CREATE TABLE users (id integer PRIMARY KEY, email_confirmed_at timestamptz, reminded_at timestamptz);
    CREATE TABLE sessions (sid varchar PRIMARY KEY, sess json NOT NULL DEFAULT '{}', expire timestamp(6) NOT NULL);
    CREATE TABLE push_subscriptions (id serial PRIMARY KEY, session text NOT NULL);
    CREATE TABLE passkey_challenges (id serial PRIMARY KEY);
    CREATE TABLE wallet_nonces (nonce text PRIMARY KEY);
    CREATE TABLE account_tokens (id serial PRIMARY KEY, kind text NOT NULL, hash text NOT NULL UNIQUE, user_id integer,
      email text NOT NULL DEFAULT 'amara@example.org', used_at timestamptz, created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL DEFAULT now() + interval '1 day');
    CREATE TABLE rate_limits (key text PRIMARY KEY);
    CREATE TABLE viewers (id serial PRIMARY KEY, email text NOT NULL, user_id integer, language text, asked_at timestamptz,
      confirmed_at timestamptz);
    CREATE TABLE outbox (id serial PRIMARY KEY, kind text NOT NULL DEFAULT 'news', params jsonb NOT NULL DEFAULT '{}', sent_at timestamptz,
      failed_at timestamptz, failure text);
    CREATE TABLE address_reminders (user_id integer PRIMARY KEY, mail_id integer NOT NULL, delivered_at timestamptz)`);
});

test('nobody is signed in, waits for a second factor, or is told of anything by push', async () => {
  await database.query(`
    INSERT INTO sessions (sid, expire) VALUES ('open', now() + interval '7 days'), ('run out', now() - interval '1 minute');
    INSERT INTO push_subscriptions (session) VALUES ('open'), ('long gone');
    INSERT INTO passkey_challenges DEFAULT VALUES;
    INSERT INTO wallet_nonces VALUES ('to be signed')`);
  await endAccess(database);
  for (const table of ['sessions', 'push_subscriptions', 'passkey_challenges', 'wallet_nonces'])
    assert.deepEqual(await all(`SELECT * FROM ${table}`), [], table);
});

test('a link is known by the hash that the API knows it by', async () => {
  // The same two as in `account-tokens.service.spec.ts`.
  const token = 'kX3vQ0m9Zb7JtY2sLr8uWc5nHf1aEg6dPi4oTq_VwR-';
  const hash = 'Mz51EQGY9RS1UBod7FNrDwSDJFYhuDjMo1PhNvPpNuw';
  await database.query(`INSERT INTO account_tokens (kind, hash) VALUES ('reset', $1)`, [hash]);
  await letter(token);
  await endAccess(database);
  const [waiting] = await all<{ token: string }>(
    `SELECT params->>'token' AS token FROM outbox WHERE failed_at IS NULL`,
  );
  assert.deepEqual(await opens(waiting!.token), [{ kind: 'reset' }]);
  assert.equal(hashOf(token), hash);
});

test('no link that was handed out opens anything, and when one was used stays as it was', async () => {
  for (const kind of KINDS) await link(kind);
  await database.query(
    `INSERT INTO account_tokens (kind, hash, used_at) VALUES ('reset', 'used', '2026-01-01Z')`,
  );
  await endAccess(database);
  for (const kind of KINDS) assert.deepEqual(await opens(`the link of ${kind}`), [], kind);
  // Of those that nobody has the hash of any more, only when they were made still counts.
  const open = await all('SELECT kind, length(hash) AS length FROM account_tokens WHERE used_at IS NULL');
  assert.deepEqual(open, [{ kind: 'not_me', length: 'ended '.length + 36 }]);
  assert.equal((await all(`SELECT FROM account_tokens WHERE used_at = '2026-01-01Z'`)).length, 1);
});

test('a way back that goes out anew knows when the theft began, and the address stays kept for its owner', async () => {
  const [first, second] = [await link('not_me', 'the first'), await link('not_me', 'the second')];
  await database.query(`UPDATE account_tokens SET user_id = 1, created_at = '2026-01-01Z' WHERE hash = $1`, [
    hashOf(first),
  ]);
  await database.query('UPDATE account_tokens SET user_id = 1 WHERE hash = $1', [hashOf(second)]);
  await letter(second);
  await endAccess(database);
  assert.deepEqual(await opens(first), []);
  // As `AccountTokens.beginningOf` and `AccountAddresses.assertNotReserved` count them.
  const open = await all<{ beginning: Date; count: number }>(`
    SELECT min(created_at) AS beginning, count(*)::integer AS count FROM account_tokens
    WHERE user_id = 1 AND kind = 'not_me' AND lower(email) = 'amara@example.org' AND used_at IS NULL AND expires_at > now()`);
  assert.deepEqual(open, [{ beginning: new Date('2026-01-01Z'), count: 2 }]);
});

test('a letter that was never sent goes out with a link of its own, which opens what the old one did', async () => {
  const kinds = ['invitation', 'confirmation', 'reset', 'not_me', 'viewer'];
  for (const kind of kinds) await letter(await link(kind), { name: 'Amara', expiresAt: 'then' });
  await endAccess(database);
  const letters = await all<{ params: { token: string } }>('SELECT params FROM outbox ORDER BY id');
  for (const [index, { params }] of letters.entries()) {
    const kind = kinds[index]!;
    const { token, ...others } = params;
    assert.match(token, /^[\w-]{43}$/);
    assert.deepEqual(others, { name: 'Amara', expiresAt: 'then' });
    assert.deepEqual(await opens(token), [{ kind }]);
    assert.deepEqual(await opens(`the link of ${kind}`), []);
  }
  assert.equal(letters.length, kinds.length);
});

test('a letter whose link can be no other is given up, without the link, so that the console lists it', async () => {
  // Whoever asked for another address may be a thief whom its owner has put out since.
  await letter(await link('change'));
  await letter(await link('reset', 'run out', `now() - interval '1 second'`));
  const used = await link('reset');
  await database.query('UPDATE account_tokens SET used_at = now() WHERE hash = $1', [hashOf(used)]);
  await letter(used);
  await letter('no link that the site knows');
  await endAccess(database);
  const given = await all(
    'SELECT params, failed_at IS NOT NULL AS "isOver", failure, sent_at AS "sentAt" FROM outbox',
  );
  const over = { params: {}, isOver: true, failure: null, sentAt: null };
  assert.deepEqual(
    given,
    Array.from({ length: 4 }, () => over),
  );
  assert.deepEqual(await all('SELECT FROM account_tokens WHERE used_at IS NULL'), []);
});

test('letters without a link wait as they did, and those that were sent or given up are left alone', async () => {
  await database.query(`
    INSERT INTO outbox (params, sent_at, failed_at) VALUES ('{"news": []}', NULL, NULL), ('{}', now(), NULL),
      ('{"news": [1]}', NULL, now())`);
  const before = await all('SELECT * FROM outbox ORDER BY id');
  await endAccess(database);
  assert.deepEqual(await all('SELECT * FROM outbox ORDER BY id'), before);
});

test('whoever was reminded to prove an address is reminded anew, as the link in the reminder ended', async () => {
  await database.query(`
    INSERT INTO users VALUES (1, NULL, now()), (2, NULL, now()), (3, NULL, now()), (4, now(), NULL);
    INSERT INTO address_reminders VALUES (1, 900, now()), (2, 901, NULL)`);
  const waiting = await letter(await link('confirmation'));
  await database.query('INSERT INTO address_reminders VALUES (3, $1, NULL)', [waiting]);
  await endAccess(database);
  assert.deepEqual(await all('SELECT id FROM users WHERE reminded_at IS NULL ORDER BY id'), [
    { id: 1 },
    { id: 2 },
    { id: 4 },
  ]);
  // That letter goes out, with a link of its own.
  assert.deepEqual(await all('SELECT user_id AS "id" FROM address_reminders'), [{ id: 3 }]);
});

test('whoever was asked to confirm as a viewer may join again, unless the letter with the link still goes out', async () => {
  await viewer('silent@example.org');
  await viewer('Waits@example.org');
  await viewer('late@example.org');
  await letter(await linkOf('waits@example.org'));
  await letter(await linkOf('late@example.org', `now() - interval '1 second'`));
  await database.query(`INSERT INTO rate_limits VALUES ('viewer-asked:silent'), ('sign-in:silent')`);
  await endAccess(database);
  // Else no letter is written to the address within a day, to none that asks.
  assert.deepEqual(await all('SELECT key FROM rate_limits'), [{ key: 'sign-in:silent' }]);
  assert.deepEqual(await all('SELECT email, asked_at IS NOT NULL AS "isAsked" FROM viewers'), [
    { email: 'Waits@example.org', isAsked: true },
  ]);
});

test('a viewer who has confirmed, has an account or is of before stays, and may be asked again', async () => {
  await viewer('confirmed@example.org', { confirmed_at: '2026-01-01Z' });
  await viewer('answered@example.org', { asked_at: '2026-01-01Z', confirmed_at: '2026-01-02Z' });
  await viewer('account@example.org', { user_id: 1 });
  await viewer('early@example.org', { language: null });
  await viewer('never asked@example.org', { asked_at: null });
  await viewer('waits@example.org', { asked_at: '2026-02-01Z', confirmed_at: '2026-01-01Z' });
  await letter(await linkOf('waits@example.org'));
  await endAccess(database);
  const day = (text: string | null) => text && new Date(text);
  assert.deepEqual(
    await all('SELECT email, asked_at AS asked FROM viewers ORDER BY id'),
    [
      ['confirmed', '2026-01-01Z'],
      ['answered', '2026-01-01Z'],
      // No sweep takes these two, asked or not.
      ['account', null],
      ['early', null],
      ['never asked', null],
      ['waits', '2026-02-01Z'],
    ].map(([name, asked]) => ({ email: `${name}@example.org`, asked: day(asked!) })),
  );
});

test('all of it is done or nothing', async () => {
  await database.query(`
    INSERT INTO sessions (sid, expire) VALUES ('open', now() + interval '7 days');
    ALTER TABLE account_tokens ADD CHECK (used_at IS NULL)`);
  await link('reset');
  await assert.rejects(endAccess(database), /violates check constraint/);
  await database.query('ROLLBACK');
  assert.equal((await all('SELECT FROM sessions')).length, 1);
});

test('viewers of before they were asked anything are left alone', async () => {
  await database.query(`
    ALTER TABLE viewers DROP COLUMN asked_at, DROP COLUMN confirmed_at, DROP COLUMN language;
    INSERT INTO viewers (email) VALUES ('early@example.org')`);
  await endAccess(database);
  assert.equal((await all('SELECT FROM viewers')).length, 1);
});

test('a database of before there were links and letters has its sessions ended alone', async () => {
  await database.query(`
    DROP TABLE account_tokens, outbox, address_reminders, viewers, rate_limits, push_subscriptions, passkey_challenges, wallet_nonces;
    INSERT INTO sessions (sid, expire) VALUES ('open', now() + interval '7 days')`);
  await endAccess(database);
  assert.deepEqual(await all('SELECT FROM sessions'), []);
  await database.query('DROP TABLE sessions, users');
  await endAccess(database);
});

async function all<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await database.query<Row>(text)).rows;
}

/** What a link lets somebody do. */
async function opens(token: string): Promise<{ kind: string }[]> {
  const open = 'SELECT kind FROM account_tokens WHERE hash = $1 AND used_at IS NULL';
  return (await database.query<{ kind: string }>(open, [hashOf(token)])).rows;
}

/** One who was asked just now and has not answered. */
async function viewer(email: string, changes: object = {}): Promise<void> {
  const row = { email, user_id: null, language: 'en', asked_at: new Date(), confirmed_at: null, ...changes };
  await database.query(
    'INSERT INTO viewers (email, user_id, language, asked_at, confirmed_at) VALUES ($1, $2, $3, $4, $5)',
    Object.values(row),
  );
}

/** By which an address is confirmed as a viewer's. @returns its token */
async function linkOf(email: string, expiresAt?: string): Promise<string> {
  const token = await link('viewer', `the link of ${email}`, expiresAt);
  await database.query('UPDATE account_tokens SET email = $1 WHERE hash = $2', [email, hashOf(token)]);
  return token;
}

/** @returns its token */
async function link(
  kind: string,
  token = `the link of ${kind}`,
  expiresAt = `now() + interval '1 day'`,
): Promise<string> {
  const insert = `INSERT INTO account_tokens (kind, hash, expires_at) VALUES ($1, $2, ${expiresAt})`;
  await database.query(insert, [kind, hashOf(token)]);
  return token;
}

/** One that waits. @returns its id */
async function letter(token: string, params: object = {}): Promise<number> {
  const insert = 'INSERT INTO outbox (params) VALUES ($1) RETURNING id';
  return (await database.query<{ id: number }>(insert, [{ ...params, token }])).rows[0]!.id;
}

async function startDatabase(): Promise<pg.Client> {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  const server = new PostgresServer(dataDir, 'only-for-tests');
  await server.start();
  const client = new pg.Client(server.url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
