import { APP_CONFIG } from '../../src/config/app-config.js';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import { DatabaseClock } from '../../src/modules/placements/database-clock.js';
import { PlacementTokens } from '../../src/modules/placements/placement-tokens.js';
import type { FilterReason } from '../../src/modules/placements/placement.types.js';
import { signedIn } from '../factories/user.factory.js';
import {
  askForPlaces,
  figuresOf,
  knowAds,
  openPlaces,
  runningAd,
  stop,
  tell,
} from '../factories/placement.factory.js';
import type { Client } from '../support/client.js';
import { databaseAtNoon } from '../support/moved-clock.js';
import { from, ownAddress } from '../support/networks.js';
import { TestApp } from '../support/test-app.js';

describe('what is told of ads', () => {
  let app: TestApp;
  let owner: Client;
  let visitor: Client;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start({ DATABASE_URL: await databaseAtNoon(), TRUST_PROXY: '1' });
    ({ client: owner } = await signedIn(app));
    visitor = app.client();
  });
  beforeEach(async () => {
    id = await runningAd(app, { owner });
    await knowAds(app);
  });
  afterEach(() => stop(app, id));
  afterAll(() => app.stop());

  const anyToken = async (): Promise<string> => (await openPlaces(visitor, 'home-banner'))[0]!.token!;
  /** Of this test's ad. */
  async function opened(): Promise<string> {
    const [{ ad, token } = { ad: null, token: null }] = await openPlaces(visitor, 'home-banner');
    expect(ad?.id).toBe(id);
    return token!;
  }
  const sums = async () => (await figuresOf(owner, id, app)).sums;
  const filteredAs = (reason: FilterReason, number = 1) => ({
    ...{ viewable: 0, clicks: 0, reach: 0 },
    filtered: expect.objectContaining({ [reason]: number }) as object,
  });
  const filteredInAll = async () =>
    Object.values((await sums()).filtered).reduce((sum, each) => sum + each, 0);

  it('is filtered where its token was made up or changed, whoever did, and names no ad that is not there', async () => {
    const token = Buffer.from(await opened(), 'base64url');
    token[20] = token[20]! ^ 1;
    await tell(visitor, 'viewable', token.toString('base64url')).expect(204);
    expect(await sums()).toMatchObject(filteredAs('forged'));
    token.writeUInt32BE(4_000_000_000, 0);
    await tell(visitor, 'viewable', token.toString('base64url')).expect(204);
    await tell(visitor, 'clicks', 'no token at all').expect(204);
    expect(await filteredInAll()).toBe(1);
  });

  it("is filtered where another ad's name was put into a token", async () => {
    const other = await runningAd(app, { owner });
    await knowAds(app);
    const token = Buffer.from(await anyToken(), 'base64url');
    token.writeUInt32BE(token.readUInt32BE(0) === id ? other : id, 0);
    await tell(visitor, 'clicks', token.toString('base64url')).expect(204);
    await stop(app, other);
    const figures = [await sums(), (await figuresOf(owner, other, app)).sums];
    expect(figures.map(({ clicks }) => clicks)).toEqual([0, 0]);
    expect(figures.map(({ filtered }) => filtered.forged).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('is filtered after an hour', async () => {
    const then = new DatabaseClock();
    then.learn(app.nest.get(DatabaseClock).now - 61 * 60 * 1000);
    const token = new PlacementTokens(app.nest.get(APP_CONFIG), then).issue(id, 'home-banner');
    await tell(visitor, 'viewable', token).expect(204);
    expect(await sums()).toMatchObject(filteredAs('expired'));
  });

  it.each([
    ['robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['robot', { 'User-Agent': 'curl/8.14.1' }],
    ['robot', { 'User-Agent': '' }],
    ['prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['prefetch', { Purpose: 'prefetch' }],
  ] as const)('is filtered as %s where %j came with it', async (reason, headers) => {
    const token = await opened();
    await tell(visitor, 'viewable', token, headers).expect(204);
    await tell(visitor, 'clicks', token, headers).expect(204);
    expect(await sums()).toMatchObject(filteredAs(reason, 2));
    // It took nothing from whoever really looks.
    await tell(visitor, 'viewable', token).expect(204);
    expect(await sums()).toMatchObject({ viewable: 1 });
  });

  it.each([
    ['robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['robot', { 'Sec-Fetch-Site': 'cross-site' }],
    ['prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
  ] as const)('is filtered as %s where its token was handed to one, with %j', async (reason, headers) => {
    await opened();
    const [{ token } = { token: null }] = await askForPlaces(visitor, ['home-banner'], headers);
    await tell(visitor, 'viewable', token!).expect(204);
    await tell(visitor, 'clicks', token!).expect(204);
    expect(await sums()).toMatchObject(filteredAs(reason, 2));
  });

  it('is counted nowhere where somebody looks who has another ad that runs', async () => {
    const { client: rival } = await signedIn(app);
    const token = await opened();
    const other = await runningAd(app, { owner: rival });
    await knowAds(app);
    await tell(rival, 'viewable', token).expect(204);
    await tell(rival, 'clicks', token).expect(204);
    expect([(await sums()).viewable, (await sums()).clicks, await filteredInAll()]).toEqual([0, 0, 0]);
    // It took nothing from whoever may count.
    await tell(visitor, 'viewable', token).expect(204);
    expect(await sums()).toMatchObject({ viewable: 1 });
    await stop(app, other);
  });

  it('is filtered where the owner looks, or an administrator', async () => {
    await tell(owner, 'viewable', await opened()).expect(204);
    expect(await sums()).toMatchObject(filteredAs('owner'));
    const admin = await app.admin();
    await tell(admin, 'clicks', await opened()).expect(204);
    expect(await sums()).toMatchObject({ ...filteredAs('admin'), clicks: 0, viewable: 0 });
  });

  it('counts a view with a click of which none was told, once', async () => {
    const token = await opened();
    await tell(visitor, 'clicks', token).expect(204);
    expect(await sums()).toMatchObject({ viewable: 1, clicks: 1, reach: 1 });
    await tell(visitor, 'clicks', token).expect(204);
    expect(await sums()).toMatchObject({ viewable: 1, clicks: 1, filtered: { replayed: 1 } });
    // Its view has been counted.
    await tell(visitor, 'viewable', token).expect(204);
    expect(await sums()).toMatchObject({ viewable: 1, clicks: 1, filtered: { replayed: 2 } });
    await tell(owner, 'clicks', await opened()).expect(204);
    expect(await sums()).toMatchObject({ viewable: 1, clicks: 1, filtered: { replayed: 2, owner: 1 } });
    const seen = await opened();
    await tell(visitor, 'viewable', seen).expect(204);
    await app.nest.get(CountBundles).write();
    await tell(visitor, 'clicks', seen).expect(204);
    expect(await sums()).toMatchObject({ viewable: 2, clicks: 2, filtered: { replayed: 2, network: 0 } });
  });

  it('counts no more clicks than views of a network that has thirty of both', async () => {
    const address = ownAddress();
    for (let time = 0; time < 20; time++)
      await from(address, tell(visitor, 'clicks', await opened())).expect(204);
    const { viewable, clicks, filtered } = await sums();
    expect({ viewable, clicks, network: filtered.network }).toEqual({ viewable: 15, clicks: 15, network: 5 });
  });

  it('counts of other accounts', async () => {
    const { client } = await signedIn(app);
    await tell(client, 'viewable', await opened()).expect(204);
    expect(await sums()).toMatchObject({ viewable: 1, filtered: { owner: 0 } });
  });

  it('counts thirty times of a network, ad and day; networks beside it have their own', async () => {
    const address = ownAddress();
    for (let time = 0; time < 20; time++) {
      const token = await opened();
      await from(address, tell(visitor, 'viewable', token)).expect(204);
      await from(address, tell(visitor, 'clicks', token)).expect(204);
      // In one bundle and in several.
      if (time % 7 === 0) await app.nest.get(CountBundles).write();
    }
    await from(ownAddress(), tell(visitor, 'viewable', await opened())).expect(204);
    const { viewable, clicks, filtered, reach, served } = await sums();
    expect({ both: viewable + clicks, network: filtered.network, reach, served }).toEqual({
      ...{ both: 31, network: 10, reach: 2, served: 21 },
    });
  });
});
