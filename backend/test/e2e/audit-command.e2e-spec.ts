import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DataSource } from 'typeorm';
import { submitAd } from '../factories/ad.factory.js';
import { whenComparedAnew } from '../factories/book-check.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { whileHeld } from '../support/held-lock.js';
import { LyingNode } from '../support/lying-node.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { openDatabase } from '../support/test-database.js';

const command = join(__dirname, '../../dist/audit-books.js');

interface Outcome {
  code: number;
  stdout: string;
}

describe('the audit (built command)', () => {
  let dataSource: DataSource;
  let env: NodeJS.ProcessEnv;
  let settled: number;

  beforeAll(async () => {
    const app = await TestApp.start({}, await TestChain.start());
    const { client } = await signedIn(app);
    const admin = await app.admin();
    const [held, refunded] = [await submitAd(client), await submitAd(client)];
    settled = await submitAd(client);
    for (const adId of [held, settled, refunded]) await app.chain.pay(adId);
    await app.chain.mine(7);
    await whenPayment(client, refunded, 'confirmed');
    await admin.patch(`/ads/${settled}/status`, { status: 'approved' }).expect(200);
    await admin.patch(`/ads/${refunded}/status`, { status: 'rejected', reason: 'No' }).expect(200);
    await whenPayment(client, settled, 'settled');
    await whenPayment(client, refunded, 'refunded');
    // More than a node tells in one answer in a test below.
    for (let few = 0; few < 25; few++) await app.chain.mine(10);
    await whenComparedAnew(app);
    const { databaseUrl, dataDir } = app.config;
    env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, CHAIN_RPC_URL: app.chain.rpcUrl };
    // What the audit is to find the running API would mend.
    await app.stop();
    dataSource = await openDatabase(databaseUrl);
  });
  afterAll(() => dataSource.destroy());

  const audit = (more: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
    new Promise((resolve) => {
      execFile(process.execPath, [command], { env: { ...env, ...more } }, (error, stdout) =>
        resolve({ code: Number(error?.code ?? 0), stdout }),
      );
    });

  it('finds no difference after a real run, and prints what it counted', async () => {
    const { code, stdout } = await audit();
    expect(stdout).toMatch(/^chain +contract +address +events +payments +balance +accounted +surplus/);
    expect(stdout).toMatch(/31337 +AdPaymentSplitter 2 +0x\w{40} +\d+ +3 +50\.0 BNB +50\.0 BNB +0\.0 BNB/);
    expect(stdout).toMatch(/No difference\.\n$/);
    expect(code).toBe(0);
  });

  const forgeries: [string, string, string, RegExp][] = [
    [
      'a deleted event',
      `CREATE TABLE saved AS SELECT * FROM chain_events WHERE name = 'AdRefunded'; DELETE FROM chain_events WHERE name = 'AdRefunded'`,
      'INSERT INTO chain_events SELECT * FROM saved; DROP TABLE saved',
      /The database lacks AdRefunded in transaction 0x\w{64}/,
    ],
    [
      'a deleted event of the deployment',
      `CREATE TABLE saved AS SELECT * FROM chain_events WHERE name = 'PayeeChanged' ORDER BY id LIMIT 1;
       DELETE FROM chain_events WHERE id IN (SELECT id FROM saved)`,
      'INSERT INTO chain_events SELECT * FROM saved; DROP TABLE saved',
      /The database lacks PayeeChanged in transaction 0x\w{64}/,
    ],
    [
      'an invented event',
      `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash, block_time)
       SELECT chain_id, contract, name, subject, args, '0xinvented', 0, block_number, block_hash, block_time
       FROM chain_events WHERE name = 'AdSettled'`,
      `DELETE FROM chain_events WHERE transaction_hash = '0xinvented'`,
      /an event that the chain has not: AdSettled in transaction 0xinvented/,
    ],
    [
      'a changed amount',
      `UPDATE chain_events SET args = args || '{"amount": "1"}' WHERE name = 'AdRefunded'`,
      `UPDATE chain_events SET args = args || '{"amount": "25000000000000000000"}' WHERE name = 'AdRefunded'`,
      /AdRefunded .*: args.amount is 1 in the database, 25000000000000000000 on the chain/,
    ],
    [
      'a changed state of a payment',
      `UPDATE ad_payments SET outcome = NULL WHERE outcome = 'settled'`,
      `UPDATE ad_payments SET outcome = 'settled' WHERE outcome IS NULL AND outcome_hash IS NOT NULL`,
      /Payment of ad \d+ in transaction .*: outcome is null in the database, settled by the chain/,
    ],
    [
      'an event of a block that is not there yet, which would excuse its ad for ever',
      `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash, block_time)
       SELECT chain_id, contract, name, subject, args, '0xinvented', 0, 2147483647, block_hash, block_time
       FROM chain_events WHERE name = 'AdSettled'`,
      `DELETE FROM chain_events WHERE transaction_hash = '0xinvented'`,
      /1 events and 0 payments above the chain's newest block/,
    ],
    [
      'an invented surplus',
      `UPDATE book_agreements SET surplus = 7`,
      `UPDATE book_agreements SET surplus = 0`,
      /its surplus is 7 wei in the database, 0 wei by the chain/,
    ],
  ];

  it.each(forgeries)('finds %s, and changes nothing', async (_title, forge, undo, words) => {
    await dataSource.query(forge);
    const { code, stdout } = await audit();
    await dataSource.query(undo);
    expect(stdout).toMatch(words);
    expect(stdout).toMatch(/\n1 differences:\n/);
    expect(code).toBe(1);
    expect((await audit()).code).toBe(0);
  });

  it('asks the contracts before it compares, as nodes forget the states of old blocks', async () => {
    const node = await LyingNode.before(env.CHAIN_RPC_URL!);
    const lock = 'LOCK TABLE ad_payments IN ACCESS EXCLUSIVE MODE';
    const forget = async () => node.refuse('eth_getBalance');
    const { code, stdout } = await whileHeld(
      dataSource,
      // A whole process has to start and to read first.
      { sql: lock, waits: '%AdPayment%', waiting: 1, withinMs: 150_000 },
      () => audit({ CHAIN_RPC_URL: node.url }),
      forget,
    );
    await node.close();
    expect(stdout).toMatch(/No difference/);
    expect(code).toBe(0);
  });

  it.each([
    ['a node', (slow: string) => slow],
    ['one of two nodes', (slow: string) => `${env.CHAIN_RPC_URL!},${slow}`],
  ])('asks for fewer blocks where %s does not come to the end of many', async (_which, nodesWith) => {
    const node = await LyingNode.before(env.CHAIN_RPC_URL!);
    node.delay(60_000, 200);
    const { code, stdout } = await audit({ CHAIN_RPC_URL: nodesWith(node.url) });
    await node.close();
    expect(stdout).toMatch(/No difference/);
    expect(code).toBe(0);
    expect(node.calls('eth_getLogs')).toBeGreaterThan(2);
  });

  describe('once it was ended', () => {
    let own: { AUDIT_DIR: string };

    beforeEach(() => {
      own = { AUDIT_DIR: mkdtempSync(join(tmpdir(), 'audit-')) };
    });
    afterEach(() => rmSync(own.AUDIT_DIR, { recursive: true }));

    const end = async () => {
      await dataSource.query('ALTER TABLE ad_payments RENAME TO away');
      try {
        expect((await audit(own)).stdout).toBe('');
      } finally {
        await dataSource.query('ALTER TABLE away RENAME TO ad_payments');
      }
    };
    /** In what it had read by then. */
    const change = (sql: string) => {
      const [left] = readdirSync(own.AUDIT_DIR).filter((name) => name.endsWith('.sqlite'));
      const read = new DatabaseSync(join(own.AUDIT_DIR, left!));
      read.exec(sql);
      read.close();
    };

    it('goes on from there, and begins anew once it has come to its end', async () => {
      await end();
      change(`UPDATE events SET told = replace(told, '25000000000000000000', '26000000000000000000')
        WHERE told ->> 'name' = 'AdRefunded'`);
      const { stdout } = await audit(own);
      expect(stdout).toMatch(/25000000000000000000 in the database, 26000000000000000000 on the chain/);
      expect(readdirSync(own.AUDIT_DIR)).toEqual([]);
      expect((await audit(own)).stdout).toMatch(/No difference/);
    });

    it('meets again what it had met in its comparison', async () => {
      await end();
      await dataSource.query(`CREATE TABLE saved AS SELECT * FROM chain_events WHERE name = 'AdRefunded'`);
      await dataSource.query(`DELETE FROM chain_events WHERE name = 'AdRefunded'`);
      expect((await audit(own)).stdout).toMatch(/The database lacks AdRefunded/);
      await dataSource.query('INSERT INTO chain_events SELECT * FROM saved; DROP TABLE saved');
    });

    it('reads anew what it had read of another chain', async () => {
      await end();
      change(`DELETE FROM events; UPDATE progress SET hash = '0xother'`);
      expect((await audit(own)).stdout).toMatch(/No difference/);
    });
  });
});
