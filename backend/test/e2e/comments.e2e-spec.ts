import type { AdminCommentDto, AdminCommentPageDto } from '../../src/modules/votes/dto/admin-comment.dto.js';
import type { CommentDto } from '../../src/modules/votes/dto/comment.dto.js';
import { REPORTS_PER_HOUR } from '../../src/common/reports/report-limit.js';
import { CommentReport } from '../../src/modules/votes/entities/comment-report.entity.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import { auditEntries } from '../factories/audit.factory.js';
import { toldDuring } from '../factories/event.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import {
  type Candidate,
  candidates,
  castComment,
  castVote,
  commentsOn,
  tellVotes,
} from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('comments', () => {
  let app: TestApp;
  let admin: Client;
  let author: SignedIn;
  let reader: SignedIn;
  let people: Candidate[];
  let participant: Candidate;
  let participantId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    people = await candidates(app, 23);
    [author, reader] = await Promise.all([signedIn(app), signedIn(app)]);
  });
  // Somebody new each time, as there is one vote a month.
  beforeEach(() => {
    participant = people.shift()!;
    ({ participantId } = participant);
  });
  afterAll(() => app.stop());

  const comment = (text: string, from = author): Promise<number> =>
    castComment(from.client, participantId, text);
  const hide = (id: number, reason: string | null = 'It names an address') =>
    admin.patch(`/admin/comments/${id}`, { hidden: true, reason });
  const reported = async (): Promise<AdminCommentDto[]> =>
    ((await admin.get('/admin/comments').expect(200)).body as AdminCommentPageDto).comments;

  it('are shown with the name of their author, and nothing else of them', async () => {
    const vote = await castVote(author.client, participantId, { comment: 'Go on' });
    await castVote(reader.client, participantId);
    const { commentId: id, month, createdAt } = vote;
    expect(await commentsOn(app.client(), participantId)).toEqual([
      { id, username: author.username, comment: 'Go on', month, createdAt },
    ]);
  });

  it('are told apart from what a page makes of them: script stays text', async () => {
    const text = '<script>alert(1)</script> <img src=x onerror="alert(2)"> javascript:alert(3)';
    await comment(text);
    const answer = await app.client().get(`/participants/${participantId}/comments`).expect(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((answer.body as CommentDto[])[0]).toMatchObject({ comment: text });
  });

  it('come in pages, newest first, with the next one in the Link header', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.unshift(await comment(`No ${count}`, await signedIn(app)));
    const address = `/participants/${participantId}/comments`;
    const first = await app.client().get(`${address}?limit=2`).expect(200);
    expect((first.body as CommentDto[]).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.headers.link).toBe(`</api${address}?limit=2&cursor=${ids[1]}>; rel="next"`);
    const last = await app.client().get(`${address}?limit=3&cursor=${ids[1]}`).expect(200);
    expect((last.body as CommentDto[]).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(last.headers.link).toBeUndefined();
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=0', 'cursor=-1', 'page=2'])(
    'are not listed by ?%s',
    async (query) => {
      await app.client().get(`/participants/${participantId}/comments?${query}`).expect(400);
    },
  );

  it('are those of people with a place', async () => {
    await app.client().get('/participants/999/comments').expect(404);
    await app.client().get('/participants/none/comments').expect(400);
  });

  it('stay when the account goes', async () => {
    const gone = await signedIn(app);
    const id = await comment('I was here', gone);
    await app.dataSource.manager.delete(User, { id: gone.id });
    expect(await commentsOn(app.client(), participantId)).toMatchObject([{ id, username: null }]);
  });

  it('once hidden, are seen by their author with the reason, by the administrator, and by nobody else', async () => {
    const id = await comment('He lives at 12 Mill Lane');
    const visible = await comment('Go on', reader);
    const { body } = await hide(id).expect(200);
    expect(body).toMatchObject({
      id,
      hidden: true,
      reason: 'It names an address',
      username: author.username,
    });
    const shown = { id: visible, comment: 'Go on' };
    const hidden = { id, comment: 'He lives at 12 Mill Lane', hidden: true, reason: 'It names an address' };
    expect(await commentsOn(app.client(), participantId)).toMatchObject([shown]);
    expect(await commentsOn(reader.client, participantId)).toMatchObject([shown]);
    expect(await commentsOn(author.client, participantId)).toMatchObject([shown, hidden]);
    expect(await commentsOn(admin, participantId)).toMatchObject([shown, hidden]);
    const [first] = await commentsOn(author.client, participantId);
    expect(first).not.toHaveProperty('hidden');
    expect(first).not.toHaveProperty('reason');
  });

  it('tell their author why they were hidden, everybody that something changed, and the audit who did it', async () => {
    const id = await comment('x'.repeat(200));
    await tellVotes(app);
    const told = await toldDuring(app, async () => {
      await hide(id).expect(200);
      await hide(id).expect(200);
      await tellVotes(app);
    });
    const excerpt = 'x'.repeat(140);
    const { manager } = app.dataSource;
    const news = await manager.find(Notification, {
      where: { userId: author.id, kind: 'comment_hidden' },
      order: { id: 'ASC' },
    });
    const params = { participantId, participantName: 'Amina Diallo', reason: 'It names an address' };
    expect(news.at(-1)!.params).toEqual({ ...params, comment: excerpt });
    expect(news.filter((one) => one.params.comment === excerpt)).toHaveLength(1);
    const [entry, before] = await auditEntries(admin);
    const subject = `comments/${id}`;
    expect(entry).toMatchObject({ action: 'comment.hidden', subject, details: { comment: excerpt } });
    expect(before).not.toMatchObject({ subject });
    const toAll = told.filter(({ event }) => event === 'vote');
    expect(toAll.at(-1)).toEqual({ event: 'vote', data: { votes: { [participantId]: 1 } } });
  });

  it('leave the news of the participant while they are hidden', async () => {
    const told = async (): Promise<object[]> => {
      const { body } = await participant.client.get('/notifications').expect(200);
      return (body as { items: { params: object }[] }).items.map(({ params }) => params);
    };
    const id = await comment('He lives at 12 Mill Lane');
    const params = { participantId, name: author.username, comment: 'He lives at 12 Mill Lane' };
    expect(await told()).toEqual([expect.objectContaining(params)]);
    const before = await told();
    await hide(id).expect(200);
    expect(await told()).toEqual([]);
    await hide(id, 'Another reason').expect(200);
    for (let time = 0; time < 2; time++)
      await admin.patch(`/admin/comments/${id}`, { hidden: false }).expect(200);
    expect(await told()).toEqual(before);
  });

  it('can be shown again', async () => {
    const id = await comment('Harmless');
    await hide(id).expect(200);
    const { body } = await admin.patch(`/admin/comments/${id}`, { hidden: false }).expect(200);
    expect(body).toMatchObject({ hidden: false, reason: null });
    expect(await commentsOn(app.client(), participantId)).toMatchObject([{ id }]);
    expect((await auditEntries(admin))[0]).toMatchObject({ action: 'comment.shown' });
  });

  it('are hidden with a reason alone', async () => {
    const id = await comment('Go on');
    for (const reason of [null, '', '  ']) {
      const { body } = await hide(id, reason).expect(400);
      expect(body).toMatchObject({
        code: 'hiding_reason_required',
        errors: { reason: [expect.any(String)] },
      });
    }
    await admin.patch(`/admin/comments/${id}`, { hidden: 'yes', reason: 'x' }).expect(400);
    await hide(id, 'x'.repeat(501)).expect(400);
  });

  it('are needed to be hidden or reported', async () => {
    const { id } = await castVote(author.client, participantId);
    for (const unknown of [id + 1000, 2_147_483_647]) {
      await hide(unknown).expect(404);
      const { body } = await reader.client.post(`/comments/${unknown}/report`).expect(404);
      expect(body).toMatchObject({ code: 'comment_not_found' });
    }
  });

  it('are reported once by each account, and then stand before the administrator with the reasons', async () => {
    const id = await comment('An insult');
    await comment('Fine', reader);
    await reader.client.post(`/comments/${id}/report`, { reason: ' It insults ' }).expect(204);
    await reader.client.post(`/comments/${id}/report`, { reason: 'Again' }).expect(204);
    const other = await signedIn(app, 'viewer');
    await other.client.post(`/comments/${id}/report`).expect(204);
    await app.client().post(`/comments/${id}/report`).expect(401);
    const [first] = await reported();
    expect(first).toMatchObject({ id, participantId, hidden: false, reason: null, reportCount: 2 });
    expect(first!.reports).toMatchObject([
      {
        username: other.username,
        reason: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      },
      { username: reader.username, reason: 'It insults' },
    ]);
    await reader.client.post(`/comments/${id}/report`, { reason: 'x'.repeat(501) }).expect(400);
  });

  it('that were reported and may stand are settled', async () => {
    const id = await comment('Blunt, but true');
    await reader.client.post(`/comments/${id}/report`).expect(204);
    await admin.patch(`/admin/comments/${id}`, { hidden: false }).expect(200);
    expect((await reported()).map((one) => one.id)).not.toContain(id);
    expect(await app.dataSource.manager.countBy(CommentReport, { vote: { commentId: id } })).toBe(0);
  });

  it('are reported so often and no more', async () => {
    const id = await comment('Go on');
    const { client } = await signedIn(app);
    for (let count = 0; count < REPORTS_PER_HOUR; count++)
      await client.post(`/comments/${id}/report`).expect(204);
    const answer = await client.post(`/comments/${id}/report`).expect(429);
    expect(answer.body).toMatchObject({ code: 'too_many_reports' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('to decide on come in pages', async () => {
    const all = (await reported()).map(({ id }) => id);
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const query: string = next ? `?limit=2&cursor=${next}` : '?limit=2';
      const { body } = await admin.get(`/admin/comments${query}`).expect(200);
      const page = body as AdminCommentPageDto;
      seen.push(...page.comments.map(({ id }) => id));
      ({ next } = page);
    } while (next);
    expect(all.length).toBeGreaterThan(2);
    expect(seen).toEqual(all);
  });
});
