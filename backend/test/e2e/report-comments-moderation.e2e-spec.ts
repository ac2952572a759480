import { REPORTS_PER_HOUR } from '../../src/common/reports/report-limit.js';
import type {
  AdminReportCommentDto,
  AdminReportCommentPageDto,
} from '../../src/modules/talk/dto/admin-report-comment.dto.js';
import { auditEntries } from '../factories/audit.factory.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { toldDuring } from '../factories/event.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { stepUp } from '../factories/second-factor.factory.js';
import { restore, suspend } from '../factories/suspension.factory.js';
import { comment, hideComment, newsOf, threadsOn } from '../factories/talk.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { meetAt } from '../support/held-lock.js';
import { TestApp } from '../support/test-app.js';

describe('moderating comments on reports', () => {
  let app: TestApp;
  let admin: Client;
  let participant: Author;
  let author: SignedIn;
  let reader: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [participant] = (await authors(app, 1)) as [Author];
    [author, reader] = await Promise.all([signedIn(app), signedIn(app)]);
    id = (await report(participant)).id;
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM report_comments');
    await app.dataSource.query('DELETE FROM notifications');
    await app.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'report-comment%'`);
  });
  afterAll(() => app.stop());

  const flag = ({ client }: Pick<SignedIn, 'client'>, commentId: number, body?: object) =>
    client.post(`/report-comments/${commentId}/report`, body);
  const letStand = (commentId: number) =>
    admin.patch(`/admin/report-comments/${commentId}`, { hidden: false });
  const queue = async (query = ''): Promise<AdminReportCommentPageDto> =>
    (await admin.get(`/admin/report-comments${query}`).expect(200)).body as AdminReportCommentPageDto;
  const inQueue = async (): Promise<AdminReportCommentDto[]> => (await queue()).comments;

  it('hides them from all but their author, who reads why, and the administrator', async () => {
    const said = await comment(author, id, 'He lives at 12 Mill Lane');
    const visible = await comment(reader, id, 'Go on');
    const { body } = await hideComment(admin, said.id).expect(200);
    expect(body).toMatchObject({
      ...{ id: said.id, hidden: true, reason: 'It names an address', userId: author.id, reportId: id },
      username: author.username,
    });
    for (const client of [app.client(), reader.client, participant.client])
      expect(await threadsOn(client, id)).toMatchObject([{ id: visible.id }]);
    const hidden = { id: said.id, text: said.text, hidden: true, reason: 'It names an address' };
    for (const client of [author.client, admin])
      expect(await threadsOn(client, id)).toMatchObject([{ id: visible.id }, hidden]);
    await app.client().get(`/report-comments/${said.id}`).expect(404);
    await reader.client.get(`/report-comments/${said.id}`).expect(404);
    await author.client.get(`/report-comments/${said.id}`).expect(200);
  });

  it('leaves an empty place above replies, which nobody can add to', async () => {
    const said = await comment(author, id, 'He lives at 12 Mill Lane');
    const reply = await comment(reader, id, 'Does he?', said.id);
    await hideComment(admin, said.id).expect(200);
    expect(await threadsOn(app.client(), id)).toMatchObject([
      { id: said.id, text: null, author: null, reason: null, hidden: true, replies: [{ id: reply.id }] },
    ]);
    await reader.client
      .post(`/progress-updates/${id}/comments`, { text: 'He does', replyTo: said.id })
      .expect(404);
    await hideComment(admin, reply.id).expect(200);
    expect(await threadsOn(app.client(), id)).toEqual([]);
  });

  it('tells the author why, open pages that something changed, and the audit by whom', async () => {
    const said = await comment(author, id, 'x'.repeat(200));
    const told = await toldDuring(app, async () => {
      await hideComment(admin, said.id).expect(200);
      await hideComment(admin, said.id).expect(200);
    });
    const place = { participantId: participant.participantId, reportId: id, commentId: said.id };
    const params = { ...place, participantName: 'Amina Diallo', reason: 'It names an address' };
    expect(await newsOf(author)).toEqual([
      { kind: 'comment_hidden', params: { ...params, comment: 'x'.repeat(140) } },
    ]);
    expect(told.filter(({ event }) => event === 'comment')).toHaveLength(1);
    const [entry, before] = await auditEntries(admin);
    const subject = `report-comments/${said.id}`;
    const details = { reportId: id, name: author.username, reason: 'It names an address' };
    expect(entry).toMatchObject({ action: 'comment.hidden', subject, details });
    expect(before).not.toMatchObject({ subject });
  });

  it('needs a reason to hide, and a comment', async () => {
    const said = await comment(author, id, 'Go on');
    for (const reason of [null, '', '  ']) {
      const { body } = await hideComment(admin, said.id, reason).expect(400);
      expect(body).toMatchObject({ code: 'hiding_reason_required' });
    }
    await hideComment(admin, said.id + 1000).expect(404);
    await author.client.patch(`/admin/report-comments/${said.id}`, { hidden: true }).expect(403);
  });

  it('keeps a hidden comment as it is, but lets its author delete it', async () => {
    const said = await comment(author, id, 'He lives at 12 Mill Lane');
    await hideComment(admin, said.id).expect(200);
    const { body } = await author.client
      .patch(`/report-comments/${said.id}`, { text: 'Harmless' })
      .expect(409);
    expect(body).toMatchObject({ code: 'hidden_comment_edited' });
    for (const act of [reader.client.delete(`/report-comments/${said.id}`), flag(reader, said.id)])
      await act.expect(404);
    await author.client.delete(`/report-comments/${said.id}`).expect(204);
    expect(await inQueue()).toEqual([]);
  });

  it('takes reports, one an account and none of oneself, and settles them where the comment may stand', async () => {
    const said = await comment(author, id, 'Blunt, but true');
    await flag(reader, said.id, { reason: ' It insults ' }).expect(204);
    await flag(reader, said.id, { reason: 'Again' }).expect(204);
    await flag(participant, said.id).expect(204);
    const { body } = await flag(author, said.id).expect(403);
    expect(body).toMatchObject({ code: 'own_comment_reported' });
    await flag({ client: app.client() }, said.id).expect(401);
    await flag(reader, said.id + 1000).expect(404);
    const [first] = await inQueue();
    expect(first).toMatchObject({
      ...{ id: said.id, comment: 'Blunt, but true', hidden: false, reportCount: 2 },
      reports: [
        { username: participant.username, reason: null },
        { username: reader.username, reason: 'It insults' },
      ],
    });
    await letStand(said.id).expect(200);
    expect(await inQueue()).toEqual([]);
    expect((await auditEntries(admin))[0]).toMatchObject({ action: 'comment.shown' });
    const { length } = await auditEntries(admin);
    await letStand(said.id).expect(200);
    expect(await auditEntries(admin)).toHaveLength(length);
  });

  it('takes so many reports of an account in an hour', async () => {
    const said = await comment(author, id, 'Go on');
    await flag(reader, said.id).expect(204);
    await app.dataSource.query(`UPDATE rate_limits SET points = $2 WHERE key = $1`, [
      `report-comment-report:${reader.id}`,
      REPORTS_PER_HOUR,
    ]);
    await flag(reader, said.id).expect(429);
  });

  it('lists what was reported or hidden in pages, newest first', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.unshift((await comment(author, id, `No ${count}`)).id);
    await comment(author, id, 'Nothing wrong with this one');
    for (const one of [ids[0], ids[2], ids[4]]) await flag(reader, one!).expect(204);
    for (const one of [ids[1], ids[2], ids[3]]) await hideComment(admin, one!).expect(200);
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const page: AdminReportCommentPageDto = await queue(next ? `?limit=2&cursor=${next}` : '?limit=2');
      seen.push(...page.comments.map((one) => one.id));
      ({ next } = page);
    } while (next);
    expect(seen).toEqual(ids);
  });

  it('shows nobody what a suspended account said, until it is restored', async () => {
    const fraud = await signedIn(app);
    const said = await comment(fraud, id, 'Go on');
    await comment(reader, id, 'Why?', said.id);
    const told = await toldDuring(app, () => suspend(admin, fraud.id));
    expect(told).toContainEqual({ event: 'comment', data: { id: said.id, reportId: id } });
    for (const client of [app.client(), reader.client])
      expect(await threadsOn(client, id)).toMatchObject([{ id: said.id, text: null, author: null }]);
    await restore(admin, fraud.id);
    expect(await threadsOn(app.client(), id)).toMatchObject([{ text: 'Go on' }]);
  });

  it('lets a reply stand that was given while the account it answers was going', async () => {
    const leaver = await signedIn(app);
    const said = await comment(leaver, id, 'Quagga was here');
    const lock = {
      sql: 'SELECT FROM users WHERE id = $1 FOR UPDATE',
      parameters: [leaver.id],
      waiting: 2,
    };
    await stepUp(leaver);
    const reply = async () =>
      author.client.post(`/progress-updates/${id}/comments`, { text: 'Were you?', replyTo: said.id });
    const [left, replied] = await meetAt(app.dataSource, lock, () => [
      leaver.client.delete('/auth/me').then(({ status }) => status),
      reply().then(({ status }) => status),
    ]);
    expect(left).toMatchObject({ value: 204 });
    const { value } = replied as PromiseFulfilledResult<number>;
    expect([201, 404]).toContain(value);
    const threads = await threadsOn(app.client(), id);
    expect(threads.map(({ text, replies }) => [text, replies.length])).toEqual(
      value === 201 ? [[null, 1]] : [],
    );
  });

  it('has nothing left of an account that goes, but an empty place above replies', async () => {
    const leaver = await signedIn(app);
    const answered = await comment(leaver, id, 'Quagga was here');
    await comment(leaver, id, 'Quagga was here, too');
    const reply = await comment(author, id, 'Were you?', answered.id);
    const other = await comment(author, id, 'Go on');
    await comment(leaver, id, 'Quagga says so, too', other.id);
    await flag(leaver, other.id, { reason: 'Quagga is cross' }).expect(204);
    await hideComment(admin, answered.id, 'Too loud').expect(200);
    await deleteAccount(leaver);
    expect(await threadsOn(app.client(), id)).toMatchObject([
      { id: other.id, replies: [] },
      { id: answered.id, text: null, author: null, hidden: false, replies: [{ id: reply.id }] },
    ]);
    const [{ named }] = await app.dataSource.query<[{ named: number }]>(
      'SELECT count(*)::integer AS named FROM report_comments WHERE $1 IN (user_id, replied_user_id)',
      [leaver.id],
    );
    expect(named).toBe(0);
    expect(await inQueue()).toEqual([]);
    expect((await newsOf(participant)).map(({ params }) => params.commentId)).toEqual([other.id, reply.id]);
    expect(await newsOf(author)).toEqual([]);
    const [entry] = (await auditEntries(admin)).filter(
      ({ subject }) => subject === `report-comments/${answered.id}`,
    );
    expect(entry!.details).toMatchObject({ name: `deleted-${leaver.id}` });
  });
});
