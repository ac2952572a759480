import { FollowedChains } from '../../src/chain/followed-chains.js';
import { Reconciliation } from '../../src/modules/books/reconciliation/reconciliation.service.js';
import type { BookAccountDto } from '../../src/modules/books/dto/book-account.dto.js';
import type { BookCheckDto } from '../../src/modules/books/dto/book-check.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenComparedAnew } from '../factories/book-check.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const PRICE = 25n * 10n ** 18n;

describe('the books beside the contracts', () => {
  let app: TestApp;
  let owner: SignedIn;
  let admin: Client;
  let held: number;
  let settled: number;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
    admin = await app.admin();
    [held, settled] = [await submitAd(owner.client), await submitAd(owner.client)];
    const refunded = await submitAd(owner.client);
    for (const adId of [held, settled, refunded]) await app.chain.pay(adId);
    await app.chain.mine(6);
    await whenPayment(owner.client, refunded, 'confirmed');
    await admin.patch(`/ads/${settled}/status`, { status: 'approved' }).expect(200);
    await whenPayment(owner.client, settled, 'settled');
    await admin.patch(`/ads/${refunded}/status`, { status: 'rejected', reason: 'No' }).expect(200);
    await whenPayment(owner.client, refunded, 'refunded');
    await app.chain.mine(7);
  });
  afterAll(() => app.stop());

  const compared = () => whenComparedAnew(app);
  const splitterOf = (checks: BookCheckDto[]): BookCheckDto =>
    checks.find(({ name }) => name === 'AdPaymentSplitter')!;
  const warnings = async (): Promise<string[]> =>
    ((await app.client().get('/health').expect(200)).body as { warnings: string[] }).warnings;
  const minutesUntilDue = async (): Promise<number> => {
    const [row] = await app.dataSource.query<{ due_at: Date }[]>('SELECT due_at FROM book_schedules');
    return (row!.due_at.getTime() - Date.now()) / 60_000;
  };
  /** None runs then, as the next would be due in seconds, and none begins by itself. */
  const whenCompared = (minutes = 30) =>
    eventually(async () => expect(await minutesUntilDue()).toBeGreaterThan(minutes));
  const compareHere = async (): Promise<BookCheckDto> => {
    await app.nest.get(Reconciliation).reconcile(app.nest.get(FollowedChains).home);
    return splitterOf((await app.client().get('/books/checks').expect(200)).body as BookCheckDto[]);
  };
  const change = (sql: string): Promise<unknown> => app.dataSource.query(sql);

  it('agree with them, payment by payment', async () => {
    const checks = await compared();
    for (const check of checks)
      expect(check).toMatchObject({ chainId: 31337, differences: [], differenceCount: 0 });
    expect(splitterOf(checks)).toMatchObject({ contract: app.chain.address, currency: 'BNB', compared: 3 });
    expect((await warnings()).join()).not.toMatch(/differ/);
  });

  it('are compared by two processes at once, the first time too', async () => {
    await whenCompared();
    for (let round = 0; round < 5; round += 1) {
      await change('DELETE FROM book_checks');
      const both = await Promise.all([compareHere(), compareHere()]);
      for (const check of both) expect(check).toMatchObject({ compared: 3, differenceCount: 0 });
    }
  });

  it('say what each splitter must hold, beside what it says itself', async () => {
    await compared();
    const [account] = (await app.client().get('/books/accounts').expect(200)).body as BookAccountDto[];
    const shares = { owedFounder: String((PRICE * 3n) / 10n), owedPlatform: String((PRICE * 7n) / 10n) };
    const figures = { held: String(PRICE), credits: '0', balance: String(2n * PRICE), ...shares };
    expect(account).toMatchObject({
      ...figures,
      ...{
        chainId: 31337,
        contract: app.chain.address,
        version: 2,
        surplus: '0',
        released: '0',
        creditsPaid: '0',
      },
      ...{ paid: String(3n * PRICE), settled: String(PRICE), refunded: String(PRICE) },
      reading: figures,
    });
  });

  it('tell a payment that the contract knows otherwise, in health too', async () => {
    await change(`UPDATE ad_payments SET outcome = 'refunded' WHERE ad_id = ${settled}`);
    const { differences, differenceCount } = splitterOf(await compared());
    expect(differenceCount).toBe(1);
    expect(differences[0]).toMatchObject({ kind: 'payment', subject: String(settled) });
    expect(differences[0]!.message).toMatch(
      new RegExp(
        `^Payment of ad ${settled}: the database says refunded, .* the contract settled, .* attempt 1$`,
      ),
    );
    await eventually(async () => expect((await warnings()).join()).toMatch(`Payment of ad ${settled}`));
    await change(`UPDATE ad_payments SET outcome = 'settled' WHERE ad_id = ${settled}`);
    expect(splitterOf(await compared()).differences).toEqual([]);
    await eventually(async () => expect((await warnings()).join()).not.toMatch('Payment of ad'));
  });

  it('tell events that the contract knows nothing of', async () => {
    await change(
      `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number,
         block_hash, block_time, verified_at, folded)
       SELECT chain_id, contract, 'RefundCredited', subject, args, '0xmade-up', 0, block_number, block_hash, block_time,
         verified_at, true FROM chain_events WHERE name = 'AdPaid' AND subject = '${held}'`,
    );
    const { differences } = splitterOf(await compared());
    expect(differences.map(({ kind }) => kind)).toEqual(['balance', 'credit']);
    expect(differences[0]).toMatchObject({ books: String(3n * PRICE), contract: String(2n * PRICE) });
    await eventually(async () => expect((await warnings()).join()).toMatch('Balance of the contract'));
    await change(`DELETE FROM chain_events WHERE transaction_hash = '0xmade-up'`);
    expect(splitterOf(await compared()).differences).toEqual([]);
  });

  it('tell a sum that was changed by hand, and put it right', async () => {
    await whenCompared();
    await change(`UPDATE running_sums SET amount = amount + 1 WHERE kind = 'fees'`);
    const { differences } = await compareHere();
    expect(differences).toMatchObject([
      { kind: 'sum', subject: expect.stringMatching(/^fees 20/) as string },
    ]);
    await eventually(async () => expect((await warnings()).join()).toMatch('Running sum: fees'));
    expect((await compareHere()).differences).toEqual([]);
  });

  it('are compared on from where another process stopped, with what it found', async () => {
    await compared();
    await whenCompared();
    const found = { kind: 'payment', subject: '1', books: 'a', contract: 'b', message: 'Found before' };
    await app.dataSource.query(
      `INSERT INTO book_check_progress (chain_id, contract, started_at, part, after, compared, differences, difference_count)
       VALUES (31337, $1, now(), 'payments', $2, 7, $3, 1)`,
      [app.chain.address.toLowerCase(), String(held), JSON.stringify([found])],
    );
    // Seven were compared before, and two ads come after the first.
    const gone = { compared: 9, differenceCount: 1, differences: [found] };
    expect(await compareHere()).toMatchObject(gone);
    expect(await change('SELECT FROM book_check_progress')).toEqual([]);
    expect(splitterOf(await compared())).toMatchObject({ compared: 3, differences: [] });
  });

  it('are compared again after an hour, by whoever leads then', async () => {
    await compared();
    await whenCompared(58);
    expect(await minutesUntilDue()).toBeLessThanOrEqual(60);
  });

  it('are compared for the admin alone', async () => {
    await app.client().post('/admin/books/reconciliation').expect(401);
    await owner.client.post('/admin/books/reconciliation').expect(403);
  });
});
