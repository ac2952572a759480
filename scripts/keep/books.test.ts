import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import type pg from 'pg';
import { Api } from '../launcher/api.ts';
import { apiEnvironment } from '../launcher/api-environment.ts';
import { ensureContracts } from '../launcher/chain/contracts.ts';
import { rpc } from '../launcher/chain/rpc.ts';
import { startInfrastructure } from '../launcher/infrastructure.ts';
import { freePort } from '../launcher/ports.ts';
import { killAll } from '../launcher/processes/child.ts';
import { shutDown } from '../launcher/processes/shut-down.ts';
import { loadSettings, root, type Settings } from '../launcher/settings.ts';
import { temporaryFolder, until } from '../testing/temporary.ts';
import { makeBackup } from './make-backup.ts';
import { withOwnDatabase } from './own-database.ts';
import { restoreBackup } from './restore-backup.ts';

const payer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** Of payForAd(uint256) and adPrice(). */
const selectors = { pay: '0x1b1c5408', price: '0xb52f8245' };

after(killAll);

test('a restored site has the rows and the books of the one that was backed up, and nobody is signed in', async () => {
  const folder = temporaryFolder();
  const settings = await settingsOf(join(folder, 'data'));
  mkdirSync(settings.dataDir, { mode: 0o711 });
  const infrastructure = await startInfrastructure(settings);
  const env = { ...apiEnvironment(settings, infrastructure), LOG_LEVEL: 'fatal' };
  await ensureContracts(settings.dataDir, infrastructure, env, [1]);
  const api = await new Api({ ...settings, env }).start();
  await payForAd(settings, infrastructure.homeChain.rpcUrl);

  await withOwnDatabase(settings.dataDir, letIn);
  const backup = join(folder, 'backup');
  const { database, madeAt } = await makeBackup(settings, backup);
  assert.match(await audit(env), /No difference/);
  await api.stop();

  const place = await settingsOf(join(folder, 'restored'));
  const rows = await restoreBackup(place, backup);
  const paid = rows.get('ad_payments') ?? 0;
  assert.equal(paid, database.rows.ad_payments?.most);
  assert.ok(paid > 0);
  assert.equal(rows.get('sessions'), 0);
  const restored = await startInfrastructure(place);
  await withOwnDatabase(place.dataDir, expectLettersWithOtherLinks);
  await bringPasswordsOver(settings, place, madeAt);
  // A chain that was started from a file knows no balances of before; the audit asks for those of six blocks ago.
  await rpc(restored.homeChain.rpcUrl, 'anvil_mine', ['0x8']);
  assert.match(await audit(apiEnvironment(place, restored)), /No difference/);
  await shutDown();
});

async function settingsOf(dataDir: string): Promise<Settings> {
  const ports = { port: await freePort(), chainPort: await freePort(), secondChainPort: null };
  return {
    ...loadSettings(),
    ...ports,
    dataDir,
    databaseUrl: undefined,
    chainRpcUrls: undefined,
    walArchive: undefined,
  };
}

/** Has somebody signed in, links that count, and two letters that wait with one each. */
async function letIn(database: pg.Client): Promise<void> {
  await database.query(`
    INSERT INTO sessions (sid, sess, expire) SELECT 'session ' || id, '{}', now() + interval '7 days' FROM users LIMIT 3;
    INSERT INTO account_tokens (kind, hash, email, user_id, expires_at)
    SELECT kind, rtrim(translate(encode(sha256(convert_to(kind, 'UTF8')), 'base64'), '+/', '-_'), '='), email, users.id, now() + interval '1 hour'
    FROM unnest(ARRAY['reset', 'change', 'not_me']) kind, (SELECT id, email FROM users WHERE role <> 'admin' LIMIT 1) users;
    INSERT INTO outbox (recipient, language, kind, params) SELECT 'amara@example.org', 'en', kind, jsonb_build_object('token', token)
    FROM (VALUES ('reset_password', 'reset'), ('email_change_confirm', 'change')) letter (kind, token)`);
}

async function expectLettersWithOtherLinks(database: pg.Client): Promise<void> {
  const letters = await database.query(`
    SELECT kind, params->>'token' <> 'reset' AS "isAnother", failed_at IS NULL AS waits FROM outbox
    WHERE recipient = 'amara@example.org' ORDER BY id`);
  assert.deepEqual(letters.rows, [
    { kind: 'reset_password', isAnother: true, waits: true },
    { kind: 'email_change_confirm', isAnother: null, waits: false },
  ]);
  const open = await database.query(`
    SELECT account_tokens.kind FROM account_tokens JOIN outbox
      ON hash = rtrim(translate(encode(sha256(convert_to(outbox.params->>'token', 'UTF8')), 'base64'), '+/', '-_'), '=')
    WHERE used_at IS NULL`);
  assert.deepEqual(open.rows, [{ kind: 'reset' }]);
  const known = `SELECT rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '=')
    FROM unnest(ARRAY['reset', 'change', 'not_me']) token`;
  const counting = await database.query(
    `SELECT kind, hash LIKE 'ended %' AS "isEnded" FROM account_tokens WHERE used_at IS NULL AND hash NOT IN (${known}) ORDER BY kind`,
  );
  assert.deepEqual(counting.rows, [
    { kind: 'not_me', isEnded: true },
    { kind: 'reset', isEnded: false },
  ]);
  const handedOut = await database.query(
    `SELECT FROM account_tokens WHERE used_at IS NULL AND hash IN (${known})`,
  );
  assert.equal(handedOut.rowCount, 0);
}

/** As docs/deploying.md says, of an account whose password was changed since the backup. */
async function bringPasswordsOver(before: Settings, restored: Settings, madeAt: string): Promise<void> {
  const document = readFileSync(join(root, 'docs', 'deploying.md'), 'utf8').replaceAll(
    '2026-11-29 03:00Z',
    madeAt,
  );
  const [list, bringOver] = [...document.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) => text);
  const [change, ...statements] = await withOwnDatabase(before.dataDir, async (database) => {
    await database.query(`
      UPDATE users SET password = 'another', password_is_common = true WHERE id = (SELECT max(id) FROM users);
      INSERT INTO audit_entries (actor_id, actor_name, action, subject, details)
      SELECT max(id), 'its owner', 'account.password_changed', 'users/' || max(id), '{}' FROM users`);
    const listed = await database.query<{ action: string }>(list!);
    const written = await database.query<{ format: string }>(bringOver!);
    return [listed.rows.at(-1)?.action, ...written.rows.map(({ format }) => format)];
  });
  assert.equal(change, 'account.password_changed');
  assert.ok(statements.length > 0);
  await withOwnDatabase(restored.dataDir, async (database) => {
    for (const statement of statements) assert.equal((await database.query(statement)).rowCount, 1);
    const changed = await database.query(
      `SELECT max(id)::integer AS id, (SELECT max(id)::integer FROM users) AS last FROM users WHERE password = 'another' AND password_is_common`,
    );
    const [{ id, last }] = changed.rows as [{ id: number; last: number }];
    assert.equal(id, last);
  });
}

/** Pays for one of the demo's ads, and waits until the site knows. */
async function payForAd({ dataDir }: Settings, rpcUrl: string): Promise<void> {
  const record = readFileSync(join(dataDir, 'deployments', '31337.json'), 'utf8');
  const { splitters } = JSON.parse(record) as { splitters: { address: string }[] };
  const to = splitters.at(-1)?.address;
  const value = await rpc<string>(rpcUrl, 'eth_call', [{ to, data: selectors.price }, 'latest']);
  await withOwnDatabase(dataDir, async (database) => {
    const { rows } = await database.query<{ id: number }>(
      `SELECT id FROM ads WHERE status = 'pending' AND id::numeric NOT IN (SELECT ad_id FROM ad_payments) LIMIT 1`,
    );
    const id = rows[0]?.id ?? 0;
    const data = selectors.pay + id.toString(16).padStart(64, '0');
    await rpc(rpcUrl, 'eth_sendTransaction', [
      { from: payer, to, value: `0x${BigInt(value).toString(16)}`, data },
    ]);
    await until('the payment', async () => {
      const known = await database.query('SELECT FROM ad_payments WHERE ad_id = $1', [id]);
      return known.rowCount;
    });
  });
}

async function audit(env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'backend', 'dist', 'audit-books.js')],
    { env, cwd: root },
  );
  return stdout;
}
