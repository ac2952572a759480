import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
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

test('a restored site has the rows and the books of the one that was backed up', async () => {
  const folder = temporaryFolder();
  const settings = await settingsOf(join(folder, 'data'));
  mkdirSync(settings.dataDir, { mode: 0o711 });
  const infrastructure = await startInfrastructure(settings);
  const env = { ...apiEnvironment(settings, infrastructure), LOG_LEVEL: 'fatal' };
  await ensureContracts(settings.dataDir, infrastructure, env, [1]);
  const api = await new Api({ ...settings, env }).start();
  await payForAd(settings, infrastructure.homeChain.rpcUrl);

  const backup = join(folder, 'backup');
  const { database } = await makeBackup(settings, backup);
  assert.match(await audit(env), /No difference/);
  await api.stop();

  const place = await settingsOf(join(folder, 'restored'));
  const rows = await restoreBackup(place, backup);
  const paid = rows.get('ad_payments') ?? 0;
  assert.equal(paid, database.rows.ad_payments?.most);
  assert.ok(paid > 0);
  const restored = await startInfrastructure(place);
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
