import { hash as hashPassword } from '@node-rs/argon2';
import { type Contract, NonceManager } from 'ethers';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { EarlierVersion } from '../factories/earlier-version.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const PASSWORD = 'correct horse';
const [SETTLED, REFUNDED, HELD, CONFIRMING] = [1, 2, 3, 4] as const;

describe('a database of the version before', () => {
  let app: TestApp;
  let owner: Client;

  beforeAll(async () => {
    const chain = await TestChain.start(1);
    const earlier = await EarlierVersion.prepare(chain, await hashPassword(PASSWORD));
    await fill(earlier, chain);
    await migrate(dataSourceOptions(earlier.databaseUrl));
    app = await TestApp.start({ DATABASE_URL: earlier.databaseUrl }, chain);
    owner = app.client();
    await owner.post('/auth/login', { username: 'amara', password: PASSWORD }).expect(200);
  });
  afterAll(() => app.stop());

  async function decide(splitter: Contract, call: 'settle' | 'refund', adId: number, payer: string) {
    const operator = developmentWallet(DEVELOPMENT_ACCOUNT.operator).connect(
      splitter.runner?.provider ?? null,
    );
    const connected = splitter.connect(new NonceManager(operator)) as Contract;
    const sent = await connected.getFunction(call).send(adId, payer);
    return (await sent.wait())!;
  }

  /** What that version would have written after it read the chain up to its newest block. */
  async function fill(earlier: EarlierVersion, chain: TestChain): Promise<void> {
    const { block, blockHash } = chain.firstSplitter;
    const paid = new Map<number, Awaited<ReturnType<TestChain['pay']>>>();
    for (const adId of [SETTLED, REFUNDED, HELD]) paid.set(adId, await chain.pay(adId));
    await chain.mine(5);
    const payer = paid.get(SETTLED)!.from;
    const settled = await decide(chain.splitter, 'settle', SETTLED, payer);
    const refunded = await decide(chain.splitter, 'refund', REFUNDED, payer);
    paid.set(CONFIRMING, await chain.pay(CONFIRMING));
    await earlier.follow(chain.address, block, blockHash);
    await earlier.add({
      ...{ adId: SETTLED, adStatus: 'approved', status: 'settled', paid: paid.get(SETTLED)! },
      outcome: { name: 'settled', receipt: settled },
    });
    await earlier.add({
      ...{ adId: REFUNDED, adStatus: 'rejected', status: 'refunded', paid: paid.get(REFUNDED)! },
      outcome: { name: 'refunded', receipt: refunded },
    });
    await earlier.add({ adId: HELD, adStatus: 'pending', status: 'confirmed', paid: paid.get(HELD)! });
    await earlier.add({
      adId: CONFIRMING,
      adStatus: 'pending',
      status: 'confirming',
      paid: paid.get(CONFIRMING)!,
    });
    await earlier.close();
  }

  it('keeps what was settled, refunded and held, and tells nobody again', async () => {
    expect(await whenPayment(owner, SETTLED, 'settled')).toMatchObject({ chainId: 31337, currency: 'BNB' });
    await whenPayment(owner, REFUNDED, 'refunded');
    await whenPayment(owner, HELD, 'confirmed');
    await app.chain.mine(5);
    await whenPayment(owner, CONFIRMING, 'confirmed');
    const rows = await app.dataSource.manager.find(AdPayment, { order: { id: 'ASC' } });
    expect(rows.map(({ id, holdsAd }) => [id, holdsAd])).toEqual([
      ...[
        [1, true],
        [2, false],
      ],
      ...[
        [3, true],
        [4, true],
      ],
    ]);
    expect(await app.dataSource.manager.count(OperatorTransaction)).toBe(0);
    expect(await app.dataSource.manager.find(Notification)).toMatchObject([
      { params: { adId: CONFIRMING, status: 'confirmed' } },
    ]);
  });

  it('goes on with what is held', async () => {
    const admin = await app.admin();
    await admin.patch(`/ads/${HELD}/status`, { status: 'approved' }).expect(200);
    await whenPayment(owner, HELD, 'settled');
    await admin.patch(`/ads/${CONFIRMING}/status`, { status: 'rejected', reason: 'Too dark' }).expect(200);
    await whenPayment(owner, CONFIRMING, 'refunded');
    expect(await app.chain.paymentState(HELD)).toBe(2);
    expect(await app.chain.paymentState(CONFIRMING)).toBe(3);
    expect(await app.dataSource.manager.count(OperatorTransaction)).toBe(2);
  });
});
