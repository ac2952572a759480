import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import type { OperatorChainDto } from '../../src/modules/operator-status/dto/operator-chain.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ADMIN } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

// Whole processes are started, which takes its time on a busy machine.
const PATIENCE_MS = 300_000;

/** Within which a second worker takes over. */
const TAKEOVER_MS = 10_000;

const operator = developmentWallet(DEVELOPMENT_ACCOUNT.operator).address;

describe('processes with roles', () => {
  let chain: TestChain;
  let web: ApiProcess;
  let workers: ApiProcess[];
  let owner: Client;

  beforeAll(async () => {
    chain = await TestChain.start();
    web = await ApiProcess.prepare(chain, { ROLE: 'web' });
    const shared = { ROLE: 'worker', DATABASE_URL: web.env.DATABASE_URL! };
    workers = [await ApiProcess.prepare(chain, shared), await ApiProcess.prepare(chain, shared)];
    // Before its past is read nothing can be paid, which health calls a problem.
    await web.start({ ready: false });
  }, PATIENCE_MS);
  afterAll(async () => Promise.all([web, ...workers].map(async (each) => each.close())));

  /** PostgreSQL's processes that lead the chain. */
  const leaders = async () => {
    const rows = await web.dataSource.query<{ pid: number }[]>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 73052 AND objid = 31337 AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  };
  const jobsDone = async () => {
    const [row] = await web.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM pgboss.job WHERE state = 'completed'`,
    );
    return row.count;
  };
  const health = async () => (await web.client().get('/health').expect(200)).body as { warnings: string[] };

  it(
    'leave the work to workers, where they only serve',
    async () => {
      expect(await leaders()).toEqual([]);
      expect(await jobsDone()).toBe(0);
      await web.client().get('/ready').expect(200);
      await web.client().get('/health').expect(503);
      await workers[0]!.start();
      await eventually(async () => expect(await leaders()).toHaveLength(1));
      await workers[1]!.start();
      await eventually(async () => expect((await health()).warnings).toEqual([]));
      await eventually(async () => expect(await jobsDone()).toBeGreaterThan(0));
    },
    PATIENCE_MS,
  );

  it(
    'know what their leader knows, where they only serve',
    async () => {
      const report = { is_failing: true, problems: { [operator]: 'no block takes its transaction' } };
      await eventually(async () => {
        // Again where the leader has told of itself meanwhile.
        await web.dataSource.query('UPDATE leader_reports SET is_failing = $1, problems = $2', [
          report.is_failing,
          report.problems,
        ]);
        expect((await health()).warnings).toEqual([
          'Local development: the chain cannot be followed at the moment',
          'Local development: no block takes its transaction',
        ]);
      });
      const admin = web.client();
      await admin.post('/auth/login', ADMIN).expect(200);
      const [status] = (await admin.get('/admin/operator').expect(200)).body as OperatorChainDto[];
      expect(status!.accounts[0]!.problem).toBe('no block takes its transaction');
      // Of a leader that is none any more.
      await web.dataSource.query('UPDATE leader_reports SET pid = 1');
      await eventually(async () => expect((await health()).warnings).toEqual([]));
    },
    PATIENCE_MS,
  );

  it('answer nobody but who looks after them, where they only work', async () => {
    const worker = workers[0]!.client();
    for (const path of ['/health', '/ready', '/live']) await worker.get(path).expect(200);
    for (const path of ['/ads', '/config', '/events', '/auth/me', '/docs'])
      await worker.get(path).expect(404);
    const page = await fetch(workers[0]!.url);
    expect(page.status).toBe(404);
  });

  it(
    'settle what was paid and decided, whichever of them hears of it',
    async () => {
      owner = web.client();
      await owner.post('/auth/register', userInput()).expect(201);
      const admin = web.client();
      await admin.post('/auth/login', ADMIN).expect(200);
      const adId = await submitAd(owner);
      await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
      await chain.pay(adId);
      await chain.mine(5);
      await whenPayment(owner, adId, 'settled');
    },
    PATIENCE_MS,
  );

  it(
    'take the work over within ten seconds of the death of the one that did it',
    async () => {
      const [before] = await leaders();
      await workers[0]!.killAfter(0);
      const died = performance.now();
      await eventually(async () => {
        const [leader] = await leaders();
        expect(leader).toBeDefined();
        expect(leader).not.toBe(before);
      });
      expect(performance.now() - died).toBeLessThan(TAKEOVER_MS);
      const done = await jobsDone();
      const adId = await submitAd(owner);
      const admin = web.client();
      await admin.post('/auth/login', ADMIN).expect(200);
      await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
      await chain.pay(adId);
      await chain.mine(5);
      await whenPayment(owner, adId, 'settled');
      await eventually(async () => expect(await jobsDone()).toBeGreaterThan(done));
    },
    PATIENCE_MS,
  );

  it('say so where they only serve and nobody works any more', async () => {
    await web.client().get('/health').expect(200);
    await workers[1]!.killAfter(0);
    await eventually(async () => {
      const { body } = await web.client().get('/health').expect(503);
      expect((body as { message: string }).message).toContain('queue');
    });
  });
});
