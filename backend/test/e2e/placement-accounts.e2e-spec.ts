import { SessionOfRequest } from '../../src/session/session-of-request.js';
import { figuresOf, knowAds, openPlaces, runningAd } from '../factories/placement.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('who opens pages', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  it('is asked of the database once, however often a session opens them, and all are counted', async () => {
    const { client: owner } = await signedIn(app);
    const { client: reader } = await signedIn(app);
    const id = await runningAd(app, { owner });
    await knowAds(app);
    await openPlaces(app.client(), 'home-banner');
    const { find } = SessionOfRequest.prototype;
    const mayGoOn = Promise.withResolvers<void>();
    let asked = 0;
    jest.spyOn(SessionOfRequest.prototype, 'find').mockImplementation(async function (
      this: SessionOfRequest,
      request,
    ) {
      asked += 1;
      await mayGoOn.promise;
      return find.call(this, request);
    });
    for (let time = 0; time < 200; time++) await openPlaces(reader, 'home-banner');
    expect(asked).toBe(1);
    mayGoOn.resolve();
    await openPlaces(app.client(), 'home-banner');
    jest.restoreAllMocks();
    await eventually(async () => expect((await figuresOf(owner, id, app)).sums.served).toBe(202));
  });
});
