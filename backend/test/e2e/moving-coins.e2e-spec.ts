import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { codeOf, passwordShown, withTotp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('a decision that moves coins', () => {
  let app: TestApp;
  let admin: SignedIn;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    admin = await signedIn(app, 'admin');
    adId = await submitAd((await signedIn(app)).client);
  });
  afterAll(() => app.stop());

  const decisions: [string, (client: Client) => ReturnType<Client['post']>][] = [
    ['approving an ad', (client) => client.patch(`/ads/${adId}/status`, { status: 'approved' })],
    [
      'rejecting an ad',
      (client) => client.patch(`/ads/${adId}/status`, { status: 'rejected', reason: 'It is not for us.' }),
    ],
    ['giving a payment back', (client) => client.post('/admin/payments/999/refund')],
  ];

  /** As if the sessions had begun, and whatever was proved in them had been, so many hours earlier. */
  const hoursLater = (hours: number) =>
    app.dataSource.query(
      `UPDATE sessions SET sess = (sess::jsonb
         || jsonb_build_object('signedInAt', (sess->>'signedInAt')::timestamptz - $1 * interval '1 hour')
         || CASE WHEN sess::jsonb ? 'steppedUp' THEN jsonb_build_object('steppedUp', jsonb_build_object(
              'until', (sess->'steppedUp'->>'until')::bigint - ($1 * 3600000)::bigint,
              'withFactor', (sess->'steppedUp'->>'withFactor')::boolean)) ELSE '{}' END)::json
       WHERE sess::jsonb ? 'signedInAt'`,
      [hours],
    );
  const isAsked = async (answer: ReturnType<Client['post']>): Promise<boolean> => {
    const { status, body } = await answer;
    return status === 403 && (body as { code: string }).code === 'step_up_needed';
  };

  it.each(decisions)('asks for a proof eight hours after the sign-in: %s', async (_, decide) => {
    await hoursLater(7.9);
    expect(await isAsked(decide(admin.client))).toBe(false);
    await hoursLater(0.2);
    expect(await isAsked(decide(admin.client))).toBe(true);
    await admin.client.post('/auth/step-up', { password: admin.password }).expect(204);
    expect(await isAsked(decide(admin.client))).toBe(false);
  });

  it('changes nothing where a proof is asked for', async () => {
    await hoursLater(9);
    await admin.client.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(403);
    const { status } = await app.dataSource.manager.findOneByOrFail(Ad, { id: adId });
    expect(status).toBe('pending');
  });

  it.each(decisions.slice(0, 2))('takes a sign-in with the second factor alone: %s', async (_, decide) => {
    const { secret } = await withTotp(admin);
    await hoursLater(1);
    // What was shown before there was a factor is none.
    expect(await isAsked(decide(admin.client))).toBe(true);
    const client = await passwordShown(app, admin);
    await client.post('/auth/second-factor', { code: codeOf(secret) }).expect(200);
    await hoursLater(7.9);
    expect(await isAsked(decide(client))).toBe(false);
    await hoursLater(0.2);
    expect(await isAsked(decide(client))).toBe(true);
  });
});
