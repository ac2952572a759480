import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { TestChain } from '../support/test-chain.js';

// Each of these starts whole API processes, which takes its time on a busy machine.
const PATIENCE_MS = 240_000;

/** Within which another process takes a chain over: five seconds, and what a busy machine adds. */
const TAKEOVER_MS = 15_000;

describe('the leader of a chain', () => {
  let chain: TestChain;
  let one: ApiProcess;
  let two: ApiProcess;

  beforeAll(async () => {
    chain = await TestChain.start();
    one = await ApiProcess.prepare(chain);
    two = await ApiProcess.prepare(chain, { DATABASE_URL: one.env.DATABASE_URL! });
    await one.start();
    await two.start();
  }, PATIENCE_MS);
  afterAll(async () => Promise.all([one.close(), two.close()]));

  const leaders = () =>
    one.dataSource.query<{ pid: number }[]>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 73052 AND objid = 31337 AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );

  it('is one of the processes', async () => {
    await eventually(async () => expect(await leaders()).toHaveLength(1));
  });

  it(
    'is followed by another process soon after its death, which loses nothing',
    async () => {
      const owner = two.client();
      await owner.post('/auth/register', userInput()).expect(201);
      const adId = await submitAd(owner);
      const [{ pid: before }] = (await leaders()) as [{ pid: number }];
      await one.killAfter(0);
      const died = performance.now();
      const after = await eventually(async () => {
        const [leader] = await leaders();
        expect(leader).toBeDefined();
        expect(leader!.pid).not.toBe(before);
        return performance.now();
      });
      expect(after - died).toBeLessThan(TAKEOVER_MS);
      await chain.pay(adId);
      await chain.mine(5);
      await whenPayment(owner, adId, 'confirmed');
    },
    PATIENCE_MS,
  );
});
