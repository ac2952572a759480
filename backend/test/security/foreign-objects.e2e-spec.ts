import { ROLES } from '../../src/common/access/access.decorator.js';
import { submitAd } from '../factories/ad.factory.js';
import { uploadPicture } from '../factories/picture.factory.js';
import { paymentReport } from '../factories/payment.factory.js';
import { type Candidate, candidates, castVote } from '../factories/vote.factory.js';
import { report } from '../factories/progress.factory.js';
import { comment } from '../factories/talk.factory.js';
import { withPasskey } from '../factories/second-factor.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

interface Row {
  id: number | string;
}

/** Insecure direct object references: the ids are right, the account is not. */
describe('asking by the id of what belongs to somebody else', () => {
  let app: TestApp;
  let victim: Candidate;
  let others: Candidate[];
  let rejectedAd: number;
  let upload: string;
  let reportId: number;
  let commentId: number;
  let voteId: number;
  let passkeyId: number;
  let sessionId: string;

  beforeAll(async () => {
    app = await TestApp.start();
    [victim, ...others] = (await candidates(app, 2)) as [Candidate, ...Candidate[]];
    rejectedAd = await submitAd(victim.client, { notOwnProject: true });
    upload = await uploadPicture(victim.client);
    reportId = (await report(victim)).id;
    commentId = (await comment(victim, reportId, 'Ask me anything')).id;
    voteId = (await castVote(victim.client, others[0]!.participantId, { comment: 'Well done' })).id;
    passkeyId = (await withPasskey(victim)).id;
    await app.dataSource.query(`UPDATE ads SET status = 'rejected' WHERE id = $1`, [rejectedAd]);
    const { body } = await victim.client.get('/auth/sessions').expect(200);
    sessionId = String((body as Row[])[0]!.id);
  });
  afterAll(() => app.stop());

  /** Everything that is the victim's own, as anybody else would ask for it. */
  const reads = () => [
    `/ads/${rejectedAd}`,
    `/ads/${rejectedAd}/payment`,
    `/uploads/${upload}`,
    `/uploads/${upload}/400.webp`,
    `/progress-updates/${reportId}/versions`,
    `/votes/${voteId}/receipt`,
    `/awards/1/scores`,
    `/awards/2/desk`,
  ];

  const changes = (client: Client) => [
    client.patch(`/ads/${rejectedAd}`, { title: 'Mine from now on' }),
    client.post(`/ads/${rejectedAd}/payment`, { paymentMethod: 'crypto' }),
    ...['withdraw', 'pause', 'resume', 'copy'].map((act) => client.post(`/ads/${rejectedAd}/${act}`)),
    client.post('/process-ad-payment', paymentReport(rejectedAd, `0x${'ab'.repeat(32)}`)),
    client.patch(`/progress-updates/${reportId}`, { title: 'Nothing was sold at all' }),
    client.patch(`/report-comments/${commentId}`, { text: 'Mine from now on' }),
    client.delete(`/report-comments/${commentId}`),
    client.put(`/progress-updates/${reportId}/comments/closed`),
    client.delete(`/auth/sessions/${sessionId}`),
    client.delete(`/auth/passkeys/${passkeyId}`),
    client.post('/ads', { ...adOf(upload) }),
  ];

  const adOf = (id: string) => ({
    notOwnProject: true,
    title: 'With the picture of another',
    description: 'Rent a lamp by the evening and pay from your takings.',
    category: 'technology',
    imageUrl: `/api/uploads/${id}`,
  });

  const callers = [
    ...ROLES.filter((role) => role !== 'admin'),
    'visitor',
    'participant with a place',
  ] as const;

  async function callerOf(kind: (typeof callers)[number]): Promise<Client> {
    if (kind === 'visitor') return app.client();
    if (kind === 'participant with a place') return others[0]!.client;
    return (await signedIn(app, kind)).client;
  }

  it('is answered to their owner, who has a place but is no judge', async () => {
    const answers = await Promise.all(reads().map(async (path) => (await victim.client.get(path)).status));
    // The votes of the month are not fixed yet.
    expect(answers).toEqual([200, 200, 200, 200, 200, 409, 403, 403]);
  });

  it.each(callers)('shows nothing to a %s', async (kind) => {
    const client = await callerOf(kind);
    const answers = await Promise.all(reads().map(async (path) => [path, (await client.get(path)).status]));
    expect(answers.filter(([, status]) => ![401, 403, 404].includes(status as number))).toEqual([]);
  });

  it.each(callers)('changes nothing for a %s', async (kind) => {
    const before = await ownState();
    const client = await callerOf(kind);
    const statuses: number[] = [];
    for (const change of changes(client)) statuses.push((await change).status);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(await ownState()).toEqual(before);
  });

  it('does not let an administrator act in the name of the owner', async () => {
    const before = await ownState();
    const admin = await app.admin();
    for (const change of changes(admin)) expect((await change).status).toBeGreaterThanOrEqual(400);
    expect(await ownState()).toEqual(before);
  });

  it('is not helped by asking for one’s own lists with the id of another', async () => {
    const { client } = await signedIn(app);
    for (const path of ['/ads/user', '/notifications', '/votes/user', '/auth/sessions', '/follows']) {
      const plain = await client.get(path).expect(200);
      const pointed = await client.get(`${path}?userId=${victim.id}&accountId=${victim.id}`);
      expect([200, 400]).toContain(pointed.status);
      if (pointed.status === 200) expect(pointed.body).toEqual(plain.body);
    }
  });

  async function ownState(): Promise<unknown[]> {
    const tables = [
      ['SELECT title, status, payment_method, image_url FROM ads WHERE user_id = $1 ORDER BY id', victim.id],
      ['SELECT title FROM progress_updates WHERE participant_id = $1', victim.participantId],
      ['SELECT text FROM report_comments WHERE user_id = $1', victim.id],
      ['SELECT id FROM passkeys WHERE user_id = $1', victim.id],
      [`SELECT count(*) FROM sessions WHERE (sess->'passport'->>'user')::int = $1`, victim.id],
      ['SELECT count(*) FROM ad_payments WHERE ad_id = $1', rejectedAd],
    ] as const;
    return Promise.all(tables.map(([query, id]) => app.dataSource.query(query, [id])));
  }
});
