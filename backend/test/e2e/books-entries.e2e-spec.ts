import type { BookEntryDto } from '../../src/modules/books/dto/book-entry.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const PRICE = '25000000000000000000';
const FOUNDER = '7500000000000000000';
const PLATFORM = '17500000000000000000';

describe('the books', () => {
  let app: TestApp;
  let owner: SignedIn;
  let settled: number;
  let refunded: number;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
    const admin = await app.admin();
    [settled, refunded] = [await submitAd(owner.client), await submitAd(owner.client)];
    await app.chain.pay(settled, 4);
    await app.chain.pay(refunded, 5);
    await app.chain.mine(6);
    await whenPayment(owner.client, refunded, 'confirmed');
    await admin.patch(`/ads/${settled}/status`, { status: 'approved' }).expect(200);
    await whenPayment(owner.client, settled, 'settled');
    await admin.patch(`/ads/${refunded}/status`, { status: 'rejected', reason: 'No' }).expect(200);
    await whenPayment(owner.client, refunded, 'refunded');
  });
  afterAll(() => app.stop());

  const list = async (query = ''): Promise<BookEntryDto[]> =>
    (await app.client().get(`/books/entries${query}`).expect(200)).body as BookEntryDto[];
  const events = async (query: string): Promise<string[]> => (await list(query)).map(({ event }) => event);

  it('list every movement of an ad’s money, newest first', async () => {
    expect(await events(`?adId=${settled}`)).toEqual(['AdSettled', 'AdPaid']);
    expect(await events(`?adId=${refunded}`)).toEqual(['AdRefunded', 'AdPaid']);
  });

  it('say who paid how much, where and when', async () => {
    const [split, payment] = await list(`?adId=${settled}`);
    const shares = { amount: PRICE, founderAmount: FOUNDER, platformAmount: PLATFORM, attempt: 1 };
    expect(payment).toMatchObject({
      ...shares,
      ...{ chainId: 31337, currency: 'BNB', kind: 'payment', event: 'AdPaid' },
      ...{ contract: app.chain.address, contractVersion: 2, adId: String(settled), badgeId: null },
      account: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
      args: { adId: String(settled), amount: PRICE },
      explorerUrl: `/transactions/${payment!.transactionHash}`,
    });
    expect(split).toMatchObject({ ...shares, kind: 'split', account: payment!.account });
    await eventually(async () =>
      expect((await list(`?adId=${settled}`))[1]).toMatchObject({ isFinal: true }),
    );
  });

  it('are filtered by chain, kind, account and time', async () => {
    const [payment] = await list('?kind=payment&account=0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc');
    expect(payment).toMatchObject({ adId: String(refunded) });
    expect(await events('?kind=refund&chainId=31337')).toEqual(['AdRefunded']);
    expect(await list('?chainId=97')).toEqual([]);
    expect(await list('?to=2001-01-01')).toEqual([]);
    expect(await list('?from=2001-01-01')).toEqual(await list());
    expect(await list(`?adId=${settled}&kind=badge`)).toEqual([]);
  });

  it('go on where a page ended', async () => {
    const all = await list();
    const first = await app.client().get('/books/entries?limit=2').expect(200);
    const next = /<\/api(.*)>; rel="next"/.exec(first.get('Link')!)![1]!;
    const second = await app.client().get(next).expect(200);
    expect([...(first.body as object[]), ...(second.body as object[])]).toEqual(all.slice(0, 4));
    const last = await app.client().get('/books/entries?limit=1000').expect(200);
    expect(last.get('Link')).toBeUndefined();
  });

  it('refuse what is no filter', async () => {
    for (const query of ['kind=gift', 'account=me', 'cursor=1', 'from=soon', 'limit=1001', 'adId=0'])
      await app.client().get(`/books/entries?${query}`).expect(400);
  });

  it('are the same as a table of text', async () => {
    const { text, headers } = await app.client().get(`/books/entries.csv?adId=${settled}`).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=books.csv');
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const [columns, split, payment] = text.split('\r\n');
    expect(columns).toMatch(/^id,time,chainId,currency,kind,/);
    expect(split).toContain(`,split,AdSettled,${app.chain.address},2,${settled},`);
    expect(payment).toContain(`,${PRICE},${FOUNDER},${PLATFORM},1,`);
  });
});
