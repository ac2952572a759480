import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { ADMIN } from '../support/test-app.js';

// Up to six API processes are started here one after the other, which takes its time on a busy machine.
const PATIENCE_MS = 480_000;

describe('kill -9 of the API', () => {
  let api: ApiProcess;

  beforeAll(async () => {
    api = await ApiProcess.prepare();
    await api.start();
  }, PATIENCE_MS);
  afterAll(() => api.close());

  it(
    'loses nothing acknowledged and sends nothing twice',
    async () => {
      const owner = api.client();
      await owner.post('/auth/register', userInput()).expect(201);
      const admin = api.client();
      await admin.post('/auth/login', ADMIN).expect(200);

      const ads: number[] = [];
      for (let round = 0; round < 6; round++) {
        const id = await submitAd(owner);
        ads.push(id);
        await api.chain.pay(id);
        await api.chain.mine(5);
        const decision =
          round % 2 ? { status: 'approved' } : { status: 'rejected', reason: 'Please show a picture' };
        await admin.patch(`/ads/${id}/status`, decision).expect(200);
        // Each round ends at another moment between the decision and its transaction.
        await api.killAfter(round * 60);
        await api.start();
      }

      for (const [index, id] of ads.entries())
        await whenPayment(owner, id, index % 2 ? 'settled' : 'refunded');
      const sent = await api.dataSource.manager.find(OperatorTransaction);
      expect(sent).toHaveLength(ads.length);
      const operator = developmentWallet(DEVELOPMENT_ACCOUNT.operator).address;
      expect(await api.chain.provider.getTransactionCount(operator)).toBe(ads.length);
    },
    PATIENCE_MS,
  );

  it(
    'is followed at start by what was decided, whatever became of the job',
    async () => {
      const owner = api.client();
      await owner.post('/auth/register', userInput()).expect(201);
      const id = await submitAd(owner);
      await api.chain.pay(id);
      await api.chain.mine(5);
      await whenPayment(owner, id, 'confirmed');
      await api.killAfter(0);
      await api.dataSource.manager.update(Ad, { id }, { status: 'approved' });
      await api.start();
      await whenPayment(owner, id, 'settled');
    },
    PATIENCE_MS,
  );
});
