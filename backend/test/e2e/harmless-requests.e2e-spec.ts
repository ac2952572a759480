import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEther, Wallet } from 'ethers';
import type { Response } from 'supertest';
import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { MAX_PENDING_ADS } from '../../src/modules/ads/ads.errors.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { participantInput } from '../factories/participant.factory.js';
import { paymentReport } from '../factories/payment.factory.js';
import { type Author, authors, progressInput, report } from '../factories/progress.factory.js';
import { stepUp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { linkMessage } from '../factories/wallet.factory.js';
import type { Client } from '../support/client.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

/** Whom and what requests are about. */
interface People {
  stranger: Client;
  account: SignedIn;
  author: Author;
  adId: number;
  filmId: number;
  silentId: number;
}

type Ask = (people: People) => PromiseLike<Response>;

const FILM = { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' };

/** Which files of the source call it. */
const callersOf = (name: string): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .filter((path) => new RegExp(`(?<!function )\\b${name}\\(`).test(readFileSync(join('src', path), 'utf8')))
    .toSorted();

describe('answers from memory are not left alone', () => {
  let app: TestApp;
  let doubt: jest.SpyInstance;
  let people: People;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopWork(app, 'uncopied-pictures');
    await longBeforeNext(app.dataSource, 'day');
    const [author] = (await authors(app, 1)) as [Author];
    const account = await signedIn(app);
    await stepUp(account);
    people = {
      stranger: app.client(),
      account,
      author,
      adId: await submitAd(account.client),
      filmId: (await report(author, FILM)).id,
      silentId: (await report(author, { month: 2 })).id,
    };
    doubt = jest.spyOn(app.nest.get(PublicAnswers), 'doubt');
  });
  beforeEach(() => doubt.mockClear());
  afterAll(() => app.stop());

  it.each<[name: string, status: number, ask: Ask]>([
    [
      'plays a report without a film',
      204,
      ({ stranger, silentId }) => stranger.post(`/progress-updates/${silentId}/plays`),
    ],
    ['changes nothing of their account', 200, ({ account: { client } }) => client.patch('/auth/me', {})],
    [
      'changes their language',
      200,
      async ({ account: { client } }) => {
        await client.patch('/auth/me', { language: 'fr' }).expect(200);
        return client.patch('/auth/me', { language: 'en' });
      },
    ],
    [
      'asks from a page of another account',
      409,
      ({ account: { client }, author: { id } }) => client.post('/ads').set('X-Account', String(id)),
    ],
    [
      'changes nothing of their profile',
      200,
      ({ author: { client } }) => client.patch('/participants/user', {}),
    ],
    [
      'takes a second place',
      409,
      ({ author: { client } }) => client.post('/participants', participantInput()),
    ],
    [
      'files a second report of a month',
      409,
      ({ author: { client } }) => client.post('/progress-updates', progressInput()),
    ],
    [
      'pauses an ad that does not run',
      409,
      ({ account: { client }, adId }) => client.post(`/ads/${adId}/pause`),
    ],
    [
      'reports a payment that no block has',
      202,
      ({ account: { client }, adId }) =>
        client.post('/process-ad-payment', paymentReport(adId, `0x${'1'.repeat(64)}`)),
    ],
    ['forgets a wallet', 200, ({ account: { client } }) => client.delete('/wallet/link')],
    [
      'links a wallet by a message of another site',
      422,
      async ({ account: { client } }) => {
        const message = await linkMessage(client, Wallet.createRandom().address, { domain: 'evil.example' });
        doubt.mockClear();
        return client.post('/wallet/link', { message: message.prepareMessage(), signature: '0x' });
      },
    ],
    [
      'chooses what they are told of',
      200,
      ({ account: { client } }) => client.patch('/notifications/preferences', { reminders: false }),
    ],
    [
      'chooses what is mailed to them',
      200,
      ({ account: { client } }) => client.put('/notifications/mail', { news: 'off' }),
    ],
    ['begins to set an app up', 201, ({ account: { client } }) => client.post('/auth/totp')],
    ['has no app', 204, ({ account: { client } }) => client.delete('/auth/totp')],
    [
      'wants codes for no second factor',
      409,
      ({ account: { client } }) => client.post('/auth/recovery-codes'),
    ],
    [
      'has this browser told of nothing',
      204,
      ({ account: { client } }) => client.delete('/notifications/push'),
    ],
  ])('for who %s', async (_name, status, ask) => {
    expect((await ask(people)).status).toBe(status);
    expect(doubt).not.toHaveBeenCalled();
  });

  it.each<[name: string, first: number, again: number, ask: Ask]>([
    ['plays a film', 204, 204, ({ stranger, filmId }) => stranger.post(`/progress-updates/${filmId}/plays`)],
    [
      'says how an ad is paid for',
      200,
      200,
      ({ account: { client }, adId }) => client.post(`/ads/${adId}/payment`, { paymentMethod: 'bnb' }),
    ],
    ['makes a badge', 201, 409, ({ account: { client } }) => client.post('/nft/badge')],
    ['withdraws an ad', 200, 200, ({ account: { client }, adId }) => client.post(`/ads/${adId}/withdraw`)],
    [
      'files a report',
      201,
      409,
      ({ author: { client } }) => client.post('/progress-updates', progressInput({ month: 3 })),
    ],
  ])('for who %s once more, but for the first time', async (_name, first, again, ask) => {
    expect((await ask(people)).status).toBe(first);
    expect(doubt).toHaveBeenCalledTimes(1);
    expect((await ask(people)).status).toBe(again);
    expect(doubt).toHaveBeenCalledTimes(1);
  });

  it('for who submits more ads than may wait', async () => {
    const { client } = await signedIn(app);
    for (let count = 0; count < MAX_PENDING_ADS; count += 1) await submitAd(client);
    doubt.mockClear();
    await client.post('/ads', adInput()).expect(409, /too_many_pending_ads/);
    expect(doubt).not.toHaveBeenCalled();
  });

  it('for who asks for a badge without a wallet', async () => {
    const { client } = await signedIn(app);
    await client.post('/nft/badge').expect(201);
    doubt.mockClear();
    await client.post('/nft/badge/mint').expect(409, /wallet_required/);
    expect(doubt).not.toHaveBeenCalled();
  });

  it('for who tells again of a payment that was reverted', async () => {
    const { client } = await signedIn(app);
    const adId = await submitAd(client);
    const { hash } = await app.chain.pay(adId, undefined, parseEther('1'));
    const tell = () => client.post('/process-ad-payment', paymentReport(adId, hash)).expect(422);
    doubt.mockClear();
    await tell();
    expect(doubt).toHaveBeenCalledTimes(1);
    await tell();
    expect(doubt).toHaveBeenCalledTimes(1);
  });

  it('by no other source than these, each of which has written nothing that is shown', () => {
    expect(callersOf('changesNothing')).toEqual([
      'answers/changes-nothing-shown.decorator.ts',
      'common/access/account-of-page.middleware.ts',
      'common/harmless-requests.ts',
      'modules/ads/ads.service.ts',
      'modules/ads/runs/own-runs.service.ts',
      'modules/nft/nft.service.ts',
      'modules/participants/participants.service.ts',
      'modules/payments/payment-reports.service.ts',
      'modules/progress/film-plays.service.ts',
    ]);
    expect(callersOf('changingNothingIfRefused')).toEqual([
      'modules/ads/ads.service.ts',
      'modules/ads/runs/own-runs.service.ts',
      'modules/nft/nft.service.ts',
      'modules/participants/participants.service.ts',
      'modules/progress/progress.service.ts',
    ]);
  });
});
