import type { NotificationPageDto } from '../../src/modules/notifications/dto/notification.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const TITLE = 'Solar lamps for night markets';

describe('news of an ad', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let adId: number;
  let reader: EventReader;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    reader = await EventReader.open(app.url);
    adId = await submitAd(owner.client);
  });
  afterEach(() => reader.close());
  afterAll(() => app.stop());

  const decide = (input: object) => admin.patch(`/ads/${adId}/status`, input).expect(200);
  /** Oldest first. */
  const news = async (): Promise<unknown[]> => {
    const { body } = await owner.client.get('/notifications').expect(200);
    return (body as NotificationPageDto).items.map(({ kind, params }) => [kind, params]).toReversed();
  };
  const moderated = (status: string, reason: string | null = null) => [
    'moderation',
    { adId, title: TITLE, status, reason },
  ];
  const paid = (status: string) => ['payment', { adId, title: TITLE, status }];
  const refunded = (reason: string | null) => ['refund', { adId, title: TITLE, reason }];
  const whenNews = (expected: unknown[]) => eventually(async () => expect(await news()).toEqual(expected));
  const told = (event: string) => reader.news.filter((one) => one.event === event).length;

  it('tells its owner each decision once, with the reason', async () => {
    await decide({ status: 'approved' });
    await decide({ status: 'approved' });
    await decide({ status: 'rejected', reason: 'It promises health' });
    await decide({ status: 'rejected', reason: 'It promises wealth' });
    await decide({ status: 'pending' });
    expect(await news()).toEqual([
      moderated('approved'),
      moderated('rejected', 'It promises health'),
      moderated('rejected', 'It promises wealth'),
      moderated('pending'),
    ]);
  });

  it('is not told to whoever decided', async () => {
    const own = await submitAd(admin);
    await admin.patch(`/ads/${own}/status`, { status: 'approved' }).expect(200);
    const { body } = await admin.get('/notifications').expect(200);
    expect(body).toMatchObject({ items: [], unread: 0 });
  });

  it('reaches open pages when it is submitted, edited and decided on', async () => {
    await reader.until(() => told('ad') === 1);
    await owner.client.patch(`/ads/${adId}`, { title: 'Solar lamps and more' }).expect(200);
    await reader.until(() => told('ad') === 2);
    await decide({ status: 'approved' });
    await reader.until(() => told('ad') >= 3);
    expect(reader.news[0]).toMatchObject({ event: 'ad', data: { id: adId, adId } });
  });

  it('tells of a payment when it is final and when it is split, and pages of each confirmation', async () => {
    await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    for (let confirmations = 2; confirmations <= 6; confirmations++) {
      const before = told('payment');
      await app.chain.mine(1);
      await reader.until(() => told('payment') > before);
    }
    await whenPayment(owner.client, adId, 'confirmed');
    await decide({ status: 'approved' });
    await whenPayment(owner.client, adId, 'settled');
    expect(await news()).toEqual([paid('confirmed'), moderated('approved')]);
    await app.chain.mine(6);
    await whenNews([paid('confirmed'), moderated('approved'), paid('settled')]);
    const { data } = reader.news.find(({ event }) => event === 'payment')!;
    expect(data).toEqual({ id: adId, adId });
  });

  it('tells of a refund with the reason', async () => {
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    await decide({ status: 'rejected', reason: 'It promises health' });
    await whenPayment(owner.client, adId, 'refunded');
    await app.chain.mine(6);
    await whenNews([
      paid('confirmed'),
      moderated('rejected', 'It promises health'),
      refunded('It promises health'),
    ]);
  });

  it('tells each step once, also after a reorganisation', async () => {
    await app.chain.mine(1);
    const unpaid = await app.chain.snapshot();
    const payment = await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const raw = await app.chain.rawTransaction(payment.hash);
    await app.chain.revertTo(unpaid);
    await app.chain.mine(2);
    await whenPayment(owner.client, adId, 'pending');
    await app.chain.provider.send('eth_sendRawTransaction', [raw]);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const confirmed = await app.chain.snapshot();
    await decide({ status: 'approved' });
    await whenPayment(owner.client, adId, 'settled');
    await app.chain.revertTo(confirmed);
    await app.chain.mine(1);
    // Until it is noticed that the settlement left, it looks settled: blocks come for as long as it takes.
    await eventually(async () => {
      await app.chain.mine(1);
      expect(await news()).toEqual([paid('confirmed'), moderated('approved'), paid('settled')]);
    });
    await whenPayment(owner.client, adId, 'settled');
  });
});
