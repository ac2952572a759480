import { adInput, submitAd } from '../factories/ad.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const URL_PROBLEM = 'Please enter an address that starts with http:// or https://';

describe('submitting an ad', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  it('makes it pending and unpaid, and tells its id', async () => {
    const { body } = await owner.client.post('/ads', adInput()).expect(201);
    expect(body).toEqual({
      ...adInput(),
      id: expect.any(Number) as number,
      imageUrl: null,
      format: null,
      destinationUrl: null,
      callToAction: null,
      status: 'pending',
      userId: owner.id,
      paymentMethod: null,
      paymentStatus: 'pending',
      transactionHash: null,
      paymentChainId: null,
      paymentCurrency: null,
      createdAt: expect.any(String) as string,
      reason: null,
      pictureCopy: null,
      metrics: expect.objectContaining({ served: 0, viewable: 0, clicks: 0, reach: 0 }) as object,
      run: { state: 'waiting', startsAt: null, endsAt: null, days: 30, daysLeft: 30, approvedAt: null },
      delivery: { delivered: false, missing: ['destinationUrl', 'callToAction', 'payment'] },
    });
  });

  it.each([
    ['title', 'Lamp', 'Title must be at least 5 characters'],
    ['title', '   Lamp   ', 'Title must be at least 5 characters'],
    ['title', undefined, 'Title must be at least 5 characters'],
    ['title', 'x'.repeat(101), 'Title must not exceed 100 characters'],
    ['title', 12345, 'title must be a text'],
    ['title', null, 'title must be a text'],
    ['title', 'Lamps\u0000', 'title contains characters that cannot be stored'],
    ['title', 'Lamps \udfff', 'title contains characters that cannot be stored'],
    ['description', 'Too short', 'Description must be at least 20 characters'],
    ['description', undefined, 'Description must be at least 20 characters'],
    ['description', 'x'.repeat(501), 'Description must not exceed 500 characters'],
    ['description', '🏮'.repeat(501), 'Description must not exceed 500 characters'],
    ['description', {}, 'description must be a text'],
    ['category', undefined, 'Please select a category'],
    ['category', 'food', 'Please select a category'],
    ['category', ['design'], 'Please select a category'],
    ['category', '', 'Please select a category'],
    ['callToAction', 'x'.repeat(31), 'The words on the button must not exceed 30 characters'],
    ['callToAction', 7, 'callToAction must be a text'],
    ['status', 'approved', 'status is not a known field'],
    ['userId', 1, 'userId is not a known field'],
    ['paymentStatus', 'settled', 'paymentStatus is not a known field'],
  ])('refuses %s %j', async (field, value, message) => {
    const { body } = await owner.client.post('/ads', adInput({ [field]: value })).expect(400);
    expect(body).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
      message,
      errors: { [field]: [message] },
    });
  });

  it('says what is wrong with codes and figures as well', async () => {
    const input = adInput({ title: 'Lamp', category: 'none', callToAction: 7, colour: 'red' });
    const { body } = await owner.client.post('/ads', input).expect(400);
    const colour = 'colour is not a known field';
    expect(body).toEqual({
      statusCode: 400,
      code: 'validation_failed',
      message: colour,
      errors: {
        colour: [colour],
        title: ['Title must be at least 5 characters'],
        category: ['Please select a category'],
        callToAction: ['callToAction must be a text'],
      },
      details: {
        colour: [{ code: 'unknown_field', params: { field: 'colour' }, message: colour }],
        title: [
          { code: 'title_too_short', params: { min: 5 }, message: 'Title must be at least 5 characters' },
        ],
        category: [{ code: 'category_required', message: 'Please select a category' }],
        callToAction: [
          {
            code: 'text_required',
            params: { field: 'callToAction' },
            message: 'callToAction must be a text',
          },
        ],
      },
    });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://example.org/a',
    'file:///etc/passwd',
    '//example.org/a',
    'http:example.org',
    'https://user@example.org',
    'https://user:secret@example.org',
    'https://',
    'https://exa mple.org',
    'example.org',
    'nonsense',
    `https://example.org/${'x'.repeat(2_048)}`,
    'https://example.org/\u0000',
    5,
    ['https://example.org'],
  ])('refuses %j as picture and as destination', async (url) => {
    const input = adInput({ imageUrl: url, destinationUrl: url });
    const { body } = await owner.client.post('/ads', input).expect(400);
    expect((body as { errors: object }).errors).toEqual({
      imageUrl: [URL_PROBLEM],
      destinationUrl: [URL_PROBLEM],
    });
  });

  it('takes a path of this site as picture only', async () => {
    const path = '/demo/lamps.svg';
    await owner.client.post('/ads', adInput({ imageUrl: path })).expect(201);
    await owner.client.post('/ads', adInput({ destinationUrl: path })).expect(400);
  });

  it.each(['/../secret', '/\\example.org', '/a b', '/'])('refuses %j as a path of this site', (imageUrl) =>
    owner.client.post('/ads', adInput({ imageUrl })).expect(400),
  );

  it('takes addresses, a call to action, and empty fields for none', async () => {
    const full = {
      destinationUrl: 'HTTP://Example.org:8080/lamps',
      callToAction: '🏮'.repeat(30),
    };
    expect((await owner.client.post('/ads', adInput(full)).expect(201)).body).toMatchObject(full);
    const empty = { imageUrl: '', destinationUrl: ' ', callToAction: ' ' };
    const none = { imageUrl: null, destinationUrl: null, callToAction: null };
    expect((await owner.client.post('/ads', adInput(empty)).expect(201)).body).toMatchObject(none);
    await owner.client.post('/ads', adInput(none)).expect(201);
  });

  it('counts code points after trimming', async () => {
    const title = '🏮'.repeat(100);
    const { body } = await owner.client.post('/ads', adInput({ title: `  ${title}\n` })).expect(201);
    expect(body).toMatchObject({ title });
    await owner.client.post('/ads', adInput({ title: '🏮'.repeat(5) })).expect(201);
    await owner.client.post('/ads', adInput({ title: '🏮'.repeat(4) })).expect(400);
  });

  it('keeps quotes, markup and other scripts as they are', async () => {
    const title = `'); DROP TABLE ads; -- <b>"灯"</b> \\ % _`;
    const id = await submitAd(owner.client, { title });
    expect((await app.client().get(`/ads/${id}`).expect(200)).body).toMatchObject({ title });
  });

  it('lets an account have ten ads awaiting moderation, even when they come at once', async () => {
    const { client } = await signedIn(app);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => client.post('/ads', adInput())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(10);
    expect(refused[0]!.body).toMatchObject({
      code: 'too_many_pending_ads',
      params: { max: 10 },
      message: 'You have 10 ads awaiting moderation. Please wait until one of them is decided.',
    });
    await submitAd((await signedIn(app)).client);
  });

  it('is possible again once one of the ten is decided', async () => {
    const { client } = await signedIn(app);
    const ids = [];
    for (let count = 0; count < 10; count += 1) ids.push(await submitAd(client));
    await client.post('/ads', adInput()).expect(409);
    const admin = await app.admin();
    await admin.patch(`/ads/${ids[0]}/status`, { status: 'approved' }).expect(200);
    await submitAd(client);
    await client.patch(`/ads/${ids[0]}`, { title: 'One pending ad too many' }).expect(409);
    await client.patch(`/ads/${ids[1]}`, { title: 'Still one of the ten' }).expect(200);
  });
});
