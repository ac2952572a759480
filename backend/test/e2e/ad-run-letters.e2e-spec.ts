import { whenPayment } from '../factories/payment.factory.js';
import { adOf, letPass, roundOfClock, runningAd, withoutClock } from '../factories/run.factory.js';
import { AdFigures } from '../../src/modules/ads/ad-figures.service.js';
import type { AdSumsDto } from '../../src/modules/ads/dto/ad-sums.dto.js';
import { NewsByMailJob } from '../../src/modules/notifications/by-mail/news-by-mail.job.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

const SUBJECT =
  'Your ad “Solar lamps for night markets” has completed its run. Served: 1,200, viewable: 400, clicks: 3';

describe('the letter of a run that is over', () => {
  let server: MailServer;
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(server.env);
    await withoutClock(app);
    admin = await app.admin();
    const figures = { served: 1200, viewable: 400, clicks: 3, reach: 300 } as AdSumsDto;
    app.nest.get(AdFigures).register((ids) => Promise.resolve(new Map(ids.map((id) => [id, figures]))));
  });
  beforeEach(async () => {
    owner = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const confirm = () =>
    app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
  const completed = async (isPaid = true): Promise<number> => {
    const id = await runningAd(admin, owner.client);
    if (isPaid) {
      await app.chain.pay(id);
      await whenPayment(owner.client, id, 'confirming');
    }
    await letPass(app, '30 days', id);
    await roundOfClock(app);
    return id;
  };
  const letters = () =>
    server.receivedBy(owner.email).filter(({ subject }) => !subject?.startsWith('Please confirm'));

  const lettersToSend = async (): Promise<number> => {
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM outbox WHERE user_id = $1 AND kind = 'ad_completed'`,
      [owner.id],
    );
    return count;
  };

  it('comes with its figures, though no news by mail were asked for, and names nobody to unsubscribe from', async () => {
    await confirm();
    const id = await completed();
    const letter = await eventually(async () => {
      expect(letters()).toHaveLength(1);
      return Promise.resolve(letters()[0]!);
    });
    expect(letter.subject).toBe(SUBJECT);
    expect(letter.text).toContain(`http://change-makers.example/ads/${id}`);
    expect(letter.text).toContain('you can run it again as a new one');
    expect(letter.headers.get('list')).toBeUndefined();
  });

  it('comes with the news alone for whoever has those by mail', async () => {
    await confirm();
    await owner.client.put('/notifications/mail', { news: 'at_once' }).expect(200);
    await completed();
    await app.dataSource.query('UPDATE news_to_mail SET due_at = now()');
    await app.nest.get(NewsByMailJob).mailDue();
    await eventually(async () => {
      expect(letters().some(({ text }) => text?.includes('has completed its run'))).toBe(true);
      return Promise.resolve();
    });
    expect(await lettersToSend()).toBe(0);
  });

  it('goes to nobody who has not paid for what it tells of', async () => {
    await confirm();
    const id = await completed(false);
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'completed' });
    expect(await lettersToSend()).toBe(0);
  });

  it('never goes to an address that nobody confirmed', async () => {
    await completed();
    expect(await lettersToSend()).toBe(0);
  });
});
