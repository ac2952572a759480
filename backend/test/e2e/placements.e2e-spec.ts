import { Deliveries } from '../../src/modules/placements/deliveries.service.js';
import { signedIn } from '../factories/user.factory.js';
import { figuresOf, knowAds, openPlaces, runningAd, stop, tell } from '../factories/placement.factory.js';
import { withoutClock } from '../factories/run.factory.js';
import type { Client } from '../support/client.js';
import { databaseAtNoon, dayBeforeNoon } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';

const NOTHING_FILTERED = {
  ...{ replayed: 0, expired: 0, forged: 0, robot: 0, prefetch: 0, owner: 0, admin: 0, network: 0 },
};

describe('ads in their places', () => {
  let app: TestApp;
  let owner: Client;
  let visitor: Client;

  beforeAll(async () => {
    app = await TestApp.start({ DATABASE_URL: await databaseAtNoon() });
    // A run that a test ends is not completed by the clock as well.
    await withoutClock(app);
    ({ client: owner } = await signedIn(app));
    visitor = app.client();
  });
  afterEach(() => app.dataSource.query('UPDATE ads SET running_since = NULL, paused_at = now()'));
  afterAll(() => app.stop());

  it('show nothing where there is no ad', async () => {
    expect(await openPlaces(visitor, 'home-banner', 'ad-sidebar')).toEqual([
      { slot: 'home-banner', ad: null, token: null },
      { slot: 'ad-sidebar', ad: null, token: null },
    ]);
  });

  it('show what a card needs, with a token, and let nobody keep it', async () => {
    const id = await runningAd(app, { owner, format: 'text' });
    await knowAds(app);
    const { body, headers } = await visitor.get('/placements?slots=home-banner').expect(200);
    expect(body).toEqual([
      {
        slot: 'home-banner',
        ad: {
          id,
          title: 'Solar lamps for night markets',
          description: 'Rent a lamp by the evening and pay from your takings.',
          imageUrl: null,
          format: 'text',
          callToAction: null,
          destinationUrl: null,
        },
        token: expect.stringMatching(/^[\w-]{44}$/) as string,
      },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('are answered alike by the door and by the application', async () => {
    await runningAd(app, { owner });
    await openPlaces(visitor, 'home-banner');
    await knowAds(app);
    const deliver = jest.spyOn(app.nest.get(Deliveries), 'deliver');
    const atTheDoor = await visitor.get('/placements?slots=home-banner%2Cad-sidebar').expect(200);
    expect(deliver).not.toHaveBeenCalled();
    const within = await visitor.get('/placements?slots=home-banner,ad-sidebar&').expect(200);
    expect(deliver).toHaveBeenCalledTimes(1);
    const of = ({ headers }: { headers: object }) =>
      Object.entries(headers).filter(([name]) => !['etag', 'date', 'x-request-id', 'vary'].includes(name));
    expect(of(atTheDoor)).toEqual(expect.arrayContaining(of(within)));
    expect(of(atTheDoor)).toHaveLength(of(within).length);
  });

  it('are none beside the only ad, for its own page', async () => {
    const id = await runningAd(app, { owner, format: 'text' });
    await knowAds(app);
    // As the site asks, which the door answers, and in a way that the application answers.
    for (const query of [`beside=${id}&slots=ad-sidebar`, `slots=ad-sidebar&beside=${id}&`]) {
      const { body } = await visitor.get(`/placements?${query}`).expect(200);
      expect(body).toEqual([{ slot: 'ad-sidebar', ad: null, token: null }]);
    }
    const [other] = await openPlaces(visitor, 'ad-sidebar');
    expect(other!.ad!.id).toBe(id);
    await visitor.get('/placements?slots=ad-sidebar&beside=none').expect(400);
  });

  it('are of the shape of their pictures; texts and what has no format stand anywhere', async () => {
    const banner = await runningAd(app, { owner, format: 'banner' });
    const sidebar = await runningAd(app, { owner, format: 'sidebar' });
    await knowAds(app);
    const shown = async () =>
      (await openPlaces(visitor, 'home-banner', 'participants-banner', 'awards-banner', 'ad-sidebar')).map(
        ({ ad }) => ad?.id,
      );
    // No ad stands twice on a page.
    expect(await shown()).toEqual([banner, undefined, undefined, sidebar]);
    await stop(app, banner, sidebar);
    const text = await runningAd(app, { owner, format: 'text' });
    const plain = await runningAd(app, { owner });
    await knowAds(app);
    const both = await openPlaces(visitor, 'home-banner', 'streaming-sidebar');
    expect(new Set(both.map(({ ad }) => ad!.id))).toEqual(new Set([text, plain]));
  });

  it('are for ads that are paid for, and else for the others', async () => {
    const unpaid = await runningAd(app, { owner, format: 'banner', isPaid: false });
    await knowAds(app);
    expect((await openPlaces(visitor, 'home-banner'))[0]!.ad!.id).toBe(unpaid);
    const paid = await runningAd(app, { owner, format: 'banner' });
    await knowAds(app);
    for (let opening = 0; opening < 5; opening++)
      expect((await openPlaces(visitor, 'home-banner'))[0]!.ad!.id).toBe(paid);
    const both = await openPlaces(visitor, 'home-banner', 'awards-banner');
    expect(both.map(({ ad }) => ad!.id)).toEqual([paid, unpaid]);
  });

  it('are not for ads whose run has not begun, is over or rests, nor of suspended accounts', async () => {
    const id = await runningAd(app, { owner });
    for (const change of [
      `running_since = now() + interval '1 minute'`,
      `run_ends_at = now() - interval '1 second'`,
      `status = 'pending'`,
      `status = 'completed'`,
    ]) {
      await app.dataSource.query(`UPDATE ads SET ${change} WHERE id = $1`, [id]);
      await knowAds(app);
      expect([change, (await openPlaces(visitor, 'home-banner'))[0]!.ad]).toEqual([change, null]);
      await app.dataSource.query(
        `UPDATE ads SET status = 'approved', running_since = now(), run_ends_at = now() + interval '1 day' WHERE id = $1`,
        [id],
      );
      await knowAds(app);
      expect((await openPlaces(visitor, 'home-banner'))[0]!.ad!.id).toBe(id);
    }
    await app.dataSource.query(
      'UPDATE users SET suspended_at = now() WHERE id = (SELECT user_id FROM ads WHERE id = $1)',
      [id],
    );
    await knowAds(app);
    expect((await openPlaces(visitor, 'home-banner'))[0]!.ad).toBeNull();
    await app.dataSource.query('UPDATE users SET suspended_at = NULL');
  });

  it.each([
    '',
    '?slots=',
    '?slots=attic',
    '?slots=home-banner,home-banner',
    '?slots=home-banner,',
    '?slots=home-banner&slots=ad-sidebar',
    '?slots=home-banner&except=1',
  ])('are refused where they are asked for as %s', async (query) => {
    const { body } = await visitor.get(`/placements${query}`).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed' });
  });

  it('are counted: served, viewable and clicked, once for each token', async () => {
    const id = await runningAd(app, { owner });
    await knowAds(app);
    const [{ token } = { token: null }] = await openPlaces(visitor, 'awards-banner');
    await tell(visitor, 'viewable', token!).expect(204);
    await tell(visitor, 'clicks', token!).expect(204);
    const { days, sums } = await figuresOf(owner, id, app);
    const figures = { served: 1, viewable: 1, clicks: 1, filtered: NOTHING_FILTERED };
    expect(days).toEqual([{ day: dayBeforeNoon(0), slot: 'awards-banner', ...figures }]);
    expect(sums).toEqual({ ...figures, reach: 1 });
    await tell(visitor, 'clicks', token!).expect(204);
    const again = await figuresOf(owner, id, app);
    expect(again.sums).toMatchObject({
      viewable: 1,
      clicks: 1,
      filtered: { ...NOTHING_FILTERED, replayed: 1 },
    });
  });

  it('are told of as browsers do when a page is left', async () => {
    const id = await runningAd(app, { owner });
    await knowAds(app);
    const [{ token } = { token: null }] = await openPlaces(visitor, 'home-banner');
    const send = (path: string, text: string, type: string) =>
      fetch(`${app.url}/api/placements/${path}`, {
        method: 'POST',
        headers: { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' },
        body: text,
      }).then(({ status }) => status);
    expect(await send('seen', JSON.stringify({ token }), 'text/plain;charset=UTF-8')).toBe(204);
    expect(await send('clicked', token!, 'text/plain')).toBe(204);
    expect((await figuresOf(owner, id, app)).sums).toMatchObject({ viewable: 1, clicks: 1 });
    expect(await send('seen', '', 'text/plain')).toBe(400);
    expect(await send('seen', '{"token":""}', 'text/plain')).toBe(400);
    expect(await send('seen', '{"token":7}', 'application/json')).toBe(400);
    expect(await send('seen', '{"token":"x","more":1}', 'application/json')).toBe(400);
    expect(await send('seen', '{', 'application/json')).toBe(400);
    expect(await send('seen', '[]', 'application/json')).toBe(400);
    expect(await send('seen', 'token=x', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await send('seen', JSON.stringify({ token: 'x'.repeat(3_000) }), 'application/json')).toBe(413);
    expect(await send('seen', JSON.stringify({ token: 'any \u0000 text' }), 'application/json')).toBe(204);
  });

  it('count nothing that another site has a browser send', async () => {
    const id = await runningAd(app, { owner });
    await knowAds(app);
    const [{ token } = { token: null }] = await openPlaces(visitor, 'home-banner');
    await tell(visitor, 'viewable', token!, { Origin: 'https://elsewhere.example' }).expect(403);
    expect((await figuresOf(owner, id, app)).sums).toMatchObject({ viewable: 0 });
  });
});
