import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { Passkey } from '../../src/modules/second-factor/entities/passkey.entity.js';
import { eventually } from '../support/eventually.js';
import type { Client } from '../support/client.js';
import type { TestApp } from '../support/test-app.js';
import { submitAd } from './ad.factory.js';
import { criteria, resetAward } from './award.factory.js';
import { acceptInvitation } from './identity.factory.js';
import { withBadge, type WithWallet } from './minted-badge.factory.js';
import { takePlace } from './participant.factory.js';
import { whenPayment } from './payment.factory.js';
import { uploadPicture } from './picture.factory.js';
import { report } from './progress.factory.js';
import { comment } from './talk.factory.js';
import { codeOf, stepUp, withTotp } from './second-factor.factory.js';
import { invite } from './settings.factory.js';
import { type SignedIn, signedIn, userInput } from './user.factory.js';
import { viewerInput, whenJoined } from './viewer.factory.js';
import { castComment, castVote, openVoting } from './vote.factory.js';

/** Names by which somebody can be found again. */
export const LEAVER = {
  username: 'zebulonquagga',
  email: 'Zebulon.Quagga@example.test',
};

/** The leaver's as a participant. */
export const LEAVER_NAME = 'Zebulon Quagga-Okapi';

/** What stays of them. */
export interface AccountLife extends WithWallet {
  other: SignedIn;
  otherParticipantId: number;
  participantId: number;
  adId: number;
  reportId: number;
  voteId: number;
  /** Of the vote, drawn by the server. */
  secret: string;
}

/** Deletes an account as its owner does. */
export async function deleteAccount(person: SignedIn): Promise<void> {
  await stepUp(person);
  await person.client.delete('/auth/me').expect(204);
}

export async function registered(app: TestApp, changes: object = {}): Promise<SignedIn> {
  const input = { ...userInput(), ...changes } as Omit<SignedIn, 'client' | 'id'>;
  const client = app.client();
  const { body } = await client.post('/auth/register', input).expect(201);
  return { ...input, client, id: (body as { id: number }).id };
}

/** Somebody who did whatever an account can do and has just proved it is them, and somebody else who had to do with them. */
export async function wholeLife(app: TestApp): Promise<AccountLife> {
  const admin = await app.admin();
  await app
    .client()
    .post('/viewers', viewerInput({ name: LEAVER_NAME, email: LEAVER.email }))
    .expect(201);
  await whenJoined(app);
  const person = await registered(app, LEAVER);
  const other = await signedIn(app);
  const { client } = person;
  await invite(admin, [person.email, other.email]);
  for (const one of [person, other]) await acceptInvitation(admin, one);
  const owner = await withBadge(app, person);
  const portrait = `/api/uploads/${await uploadPicture(client)}`;
  const bio = `I am ${LEAVER_NAME}, and write to ${LEAVER.email}.`;
  const own = await takePlace(person, { name: LEAVER_NAME, bio, profileImageUrl: portrait });
  await eventually(async () =>
    app.dataSource.manager.findOneByOrFail(ChainEvent, {
      name: 'BadgeTypeChanged',
      subject: String(owner.badge.id),
    }),
  );
  const { id: otherParticipantId } = await takePlace(other);
  await client.put(`/participants/${otherParticipantId}/follow`).expect(204);
  await other.client.put(`/participants/${own.id}/follow`).expect(204);
  const picture = `/api/uploads/${await uploadPicture(client)}`;
  const { id: reportId } = await report(person, { images: [picture], title: `${LEAVER_NAME} reports` });
  await client
    .patch(`/progress-updates/${reportId}`, { description: `${bio} And this is my month.` })
    .expect(200);
  await openVoting(app);
  const vote = await castVote(client, otherParticipantId, { comment: 'A filter for my village, please' });
  const othersComment = await castComment(other.client, own.id, 'Well done');
  await client.post(`/comments/${othersComment}/report`, { reason: 'Not kind' }).expect(204);
  await talked(admin, person, other, reportId);
  await judged(app, person, otherParticipantId);
  await admin.patch(`/admin/comments/${othersComment}`, { hidden: true, reason: 'Not kind' }).expect(200);
  await mailed(app, person);
  const adId = await paidAd(app, person);
  const othersAd = await submitAd(other.client, { notOwnProject: true });
  await client.post(`/ads/${othersAd}/report`, { reason: 'Too good to be true' }).expect(204);
  const { secret: totp } = await withTotp(person);
  await withKey(app, person);
  // Whatever asks for a proof takes this one.
  await client.post('/auth/step-up', { password: person.password, code: codeOf(totp) }).expect(204);
  return {
    ...owner,
    other,
    otherParticipantId,
    participantId: own.id,
    adId,
    reportId,
    voteId: vote.id,
    secret: vote.secret!,
  };
}

/** Under the leaver's report: each says something and answers the other, and one of it is hidden. */
async function talked(admin: Client, person: SignedIn, other: SignedIn, reportId: number): Promise<void> {
  const asked = await comment(other, reportId, 'How long does a filter last?');
  await comment(person, reportId, `A year, says ${LEAVER_NAME}`, asked.id);
  const said = await comment(person, reportId, `${LEAVER_NAME} takes questions`);
  const thanks = await comment(other, reportId, 'Thank you', said.id);
  await person.client.post(`/report-comments/${asked.id}/report`, { reason: 'Not kind either' }).expect(204);
  for (const { id } of [asked, said, thanks])
    await admin
      .patch(`/admin/report-comments/${id}`, { hidden: true, reason: 'Not kind either' })
      .expect(200);
}

/** As a judge of an open award. */
async function judged(app: TestApp, person: SignedIn, participantId: number): Promise<void> {
  const admin = await app.admin();
  await admin.put(`/admin/judges/${person.id}`).expect(204);
  const awardId = await resetAward(app, 'judges', { status: 'open' });
  await person.client
    .put(`/awards/${awardId}/scores`, { participantId, criteria: criteria(7), note: 'Seen it myself' })
    .expect(200);
  await person.client
    .put(`/awards/${awardId}/drafts/${participantId}`, { note: `${LEAVER_NAME} was there again` })
    .expect(200);
}

/** As a site that sends mail would have it. */
async function mailed({ dataSource }: TestApp, { id, email, username }: SignedIn): Promise<void> {
  await dataSource.query(`INSERT INTO mail_preferences (user_id, news) VALUES ($1, 'digest')`, [id]);
  await dataSource.query(`INSERT INTO notification_preferences (user_id, digest) VALUES ($1, 'weekly')`, [
    id,
  ]);
  await dataSource.query(`INSERT INTO vote_reminders (user_id, month) VALUES ($1, '2026-08')`, [id]);
  await dataSource.query(
    `INSERT INTO outbox (recipient, language, kind, params, user_id)
     VALUES ($1, 'en', 'email_changed', jsonb_build_object('name', $2::text), $3)`,
    [email, username, id],
  );
}

/** A passkey beside the app, which only its public half is here. */
async function withKey({ dataSource }: TestApp, { id }: SignedIn): Promise<void> {
  const key = {
    userId: id,
    credentialId: `key of ${id}`,
    publicKey: Buffer.from('public'),
    name: 'My phone',
  };
  await dataSource.manager.insert(Passkey, key);
}

async function paidAd(app: TestApp, { client }: SignedIn): Promise<number> {
  const imageUrl = `/api/uploads/${await uploadPicture(client)}`;
  const adId = await submitAd(client, { imageUrl, notOwnProject: true });
  await app.chain.pay(adId);
  await app.chain.mine(5);
  await whenPayment(client, adId, 'confirmed');
  return adId;
}
