import { COMMENTS_PER_HOUR, EDIT_MINUTES } from '../../src/modules/talk/talk-rules.js';
import { ReportComment } from '../../src/modules/talk/entities/report-comment.entity.js';
import { toldDuring } from '../factories/event.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { comment, talkOn, threadsOn } from '../factories/talk.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('comments on a report', () => {
  let app: TestApp;
  let participant: Author;
  let viewer: SignedIn;
  let reader: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    [participant] = (await authors(app, 1)) as [Author];
    [viewer, reader] = await Promise.all([signedIn(app, 'viewer'), signedIn(app)]);
    id = (await report(participant)).id;
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM report_comments');
    await app.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'report-comment%'`);
  });
  afterAll(() => app.stop());

  const post = ({ client }: Pick<SignedIn, 'client'>, body: object, on = id) =>
    client.post(`/progress-updates/${on}/comments`, body);
  /** As if they had been written before. */
  const age = (commentId: number, minutes: number) =>
    app.dataSource.query(
      `UPDATE report_comments SET created_at = created_at - interval '1 minute' * $2 WHERE id = $1`,
      [commentId, minutes],
    );

  it('are read by everybody, with their author’s id and name', async () => {
    const said = await comment(reader, id, ' Go on ');
    expect(said).toEqual({
      ...{ id: expect.any(Number) as number, reportId: id, replyTo: null, text: 'Go on' },
      ...{ author: { id: reader.id, name: reader.username }, byParticipant: false },
      ...{ hidden: false, reason: null, createdAt: expect.any(String) as string, editedAt: null },
    });
    expect(await talkOn(app.client(), id)).toEqual({
      comments: [{ ...said, replies: [], nextReply: null }],
      next: null,
      closedBy: null,
    });
  });

  it('name a viewer as others know them, and never by their address', async () => {
    const { author } = await comment(viewer, id, 'Go on');
    expect(author!.id).toBe(viewer.id);
    expect(author!.name).not.toContain('@');
  });

  it('stay text, whatever they look like', async () => {
    const text = '<script>alert(1)</script> <img src=x onerror="alert(2)"> javascript:alert(3)';
    await comment(reader, id, text);
    const answer = await app.client().get(`/progress-updates/${id}/comments`).expect(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(await threadsOn(app.client(), id)).toMatchObject([{ text }]);
  });

  it.each([[{ text: '' }], [{ text: '   ' }], [{ text: 'x'.repeat(501) }], [{}], [{ text: 7 }]])(
    'are of 1 to 500 characters: %j is not',
    async (body) => {
      await post(reader, body).expect(400);
    },
  );

  it('push nobody away with empty lines', async () => {
    const { text } = await comment(reader, id, `Up\r\n\r\n here${'\n \n'.repeat(100)}\nand there`);
    expect(text).toBe('Up\n\n here\n\nand there');
  });

  it('are of 500 characters as people count them', async () => {
    await comment(reader, id, '🌱'.repeat(500));
  });

  it('are written by whoever is signed in, on reports that there are', async () => {
    await post({ client: app.client() }, { text: 'Go on' }).expect(401);
    await post(reader, { text: 'Go on' }, id + 1000).expect(404);
    await app
      .client()
      .get(`/progress-updates/${id + 1000}/comments`)
      .expect(404);
  });

  it('are answered one level deep, oldest reply first', async () => {
    const said = await comment(reader, id, 'How long does a filter last?');
    const first = await comment(participant, id, 'A year', said.id);
    const second = await comment(viewer, id, 'Mine lasts for two', said.id);
    const { body } = await post(reader, { text: 'Thank you', replyTo: first.id }).expect(400);
    expect(body).toMatchObject({ code: 'reply_to_reply', errors: { replyTo: [expect.any(String)] } });
    const [thread] = await threadsOn(app.client(), id);
    expect(thread!.replies).toEqual([first, second]);
    expect([thread!.byParticipant, first.byParticipant, second.byParticipant]).toEqual([false, true, false]);
  });

  it('are answered where they were said', async () => {
    const other = await report(participant, { month: 2 });
    const said = await comment(reader, other.id, 'Elsewhere');
    await post(reader, { text: 'Here', replyTo: said.id }).expect(404);
    await post(reader, { text: 'Here', replyTo: said.id + 1000 }).expect(404);
  });

  it('come in pages, newest first, and so do replies after the tenth, oldest first', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count++) ids.unshift((await comment(reader, id, `No ${count}`)).id);
    const replies: number[] = [];
    for (let count = 0; count < 12; count++)
      replies.push((await comment(viewer, id, `Re ${count}`, ids[0])).id);
    const first = await talkOn(app.client(), id, '?limit=2');
    expect(first.comments.map((one) => one.id)).toEqual(ids.slice(0, 2));
    expect(first.comments[0]!.replies.map((one) => one.id)).toEqual(replies.slice(0, 10));
    const last = await talkOn(app.client(), id, `?limit=3&cursor=${first.next}`);
    expect([last.comments.map((one) => one.id), last.next]).toEqual([ids.slice(2), null]);
    const { body } = await app
      .client()
      .get(`/report-comments/${ids[0]}/replies?cursor=${first.comments[0]!.nextReply}`)
      .expect(200);
    expect(body).toMatchObject({ comments: replies.slice(10).map((one) => ({ id: one })), next: null });
  });

  it.each(['limit=0', 'limit=51', 'cursor=0', 'cursor=x', 'page=2'])(
    'are not listed by ?%s',
    async (query) => {
      await app.client().get(`/progress-updates/${id}/comments?${query}`).expect(400);
    },
  );

  it('are found by their id with their thread, a late reply too', async () => {
    const said = await comment(reader, id, 'How long does a filter last?');
    const replies: number[] = [];
    for (let count = 0; count < 12; count++)
      replies.push((await comment(viewer, id, `Re ${count}`, said.id)).id);
    const place = { reportId: id, participantId: participant.participantId };
    const { body: early } = await app.client().get(`/report-comments/${said.id}`).expect(200);
    expect(early).toMatchObject({ ...place, thread: { id: said.id, nextReply: replies[9] } });
    const { body: late } = await app.client().get(`/report-comments/${replies[11]}`).expect(200);
    expect(late).toMatchObject({
      ...place,
      thread: { id: said.id, replies: [{ id: replies[11] }], nextReply: null },
    });
    await app
      .client()
      .get(`/report-comments/${replies[11]! + 1000}`)
      .expect(404);
  });

  it('are told to open pages by their ids alone', async () => {
    let said = 0;
    const told = await toldDuring(app, async () => {
      said = (await comment(reader, id, 'A secret word')).id;
      await reader.client.patch(`/report-comments/${said}`, { text: 'Another' }).expect(200);
      await reader.client.delete(`/report-comments/${said}`).expect(204);
    });
    const event = {
      event: 'comment',
      data: { id: said, reportId: id, participantId: participant.participantId },
    };
    expect(told.filter((one) => one.event === 'comment')).toEqual([event, event, event]);
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('are changed by their author and say so', async () => {
    const said = await comment(reader, id, 'Go onn');
    const { body } = await reader.client.patch(`/report-comments/${said.id}`, { text: 'Go on' }).expect(200);
    expect(body).toEqual({ ...said, text: 'Go on', editedAt: expect.any(String) as string });
    const { body: same } = await reader.client
      .patch(`/report-comments/${said.id}`, { text: 'Go on' })
      .expect(200);
    expect(same).toEqual(body);
    await reader.client.patch(`/report-comments/${said.id}`, { text: '' }).expect(400);
  });

  it(`are changed for ${EDIT_MINUTES} minutes and deleted at any time`, async () => {
    const said = await comment(reader, id, 'Go on');
    await age(said.id, EDIT_MINUTES - 1);
    await reader.client.patch(`/report-comments/${said.id}`, { text: 'Go on!' }).expect(200);
    await age(said.id, 1);
    const { body } = await reader.client.patch(`/report-comments/${said.id}`, { text: 'Go!' }).expect(409);
    expect(body).toMatchObject({ code: 'comment_edit_over', params: { minutes: EDIT_MINUTES } });
    await age(said.id, 60 * 24 * 300);
    await reader.client.delete(`/report-comments/${said.id}`).expect(204);
    expect(await threadsOn(app.client(), id)).toEqual([]);
    await reader.client.delete(`/report-comments/${said.id}`).expect(404);
  });

  it('are nobody else’s to change or delete, the participant’s and the administrator’s neither', async () => {
    const said = await comment(reader, id, 'Go on');
    for (const client of [viewer.client, participant.client, await app.admin()]) {
      await client.patch(`/report-comments/${said.id}`, { text: 'Mine' }).expect(403);
      const { body } = await client.delete(`/report-comments/${said.id}`).expect(403);
      expect(body).toMatchObject({ code: 'not_comment_author' });
    }
    await app.client().delete(`/report-comments/${said.id}`).expect(401);
    expect(await threadsOn(app.client(), id)).toMatchObject([{ text: 'Go on' }]);
  });

  it('stand empty once deleted while there are replies, and go with the last of them', async () => {
    const said = await comment(reader, id, 'How long does a filter last?');
    const reply = await comment(viewer, id, 'Mine lasts for two years', said.id);
    await reader.client.delete(`/report-comments/${said.id}`).expect(204);
    expect(await threadsOn(reader.client, id)).toMatchObject([
      { id: said.id, text: null, author: null, hidden: false, replies: [reply] },
    ]);
    await post(reader, { text: 'Too late', replyTo: said.id }).expect(404);
    await reader.client.patch(`/report-comments/${said.id}`, { text: 'Back' }).expect(404);
    expect(await app.dataSource.manager.findOneByOrFail(ReportComment, { id: said.id })).toMatchObject({
      ...{ text: '', userId: null },
    });
    await viewer.client.delete(`/report-comments/${reply.id}`).expect(204);
    expect(await app.dataSource.manager.count(ReportComment)).toBe(0);
  });

  it('are written so often and no more, changes with them, over all processes', async () => {
    const { id: said } = await comment(reader, id, 'Go on');
    await app.dataSource.query(`UPDATE rate_limits SET points = $2 WHERE key = $1`, [
      `report-comment:${reader.id}`,
      COMMENTS_PER_HOUR - 1,
    ]);
    await comment(reader, id, 'Go on and on');
    for (const answer of [
      await post(reader, { text: 'Once more' }).expect(429),
      await reader.client.patch(`/report-comments/${said}`, { text: 'Once more' }).expect(429),
    ]) {
      expect(answer.body).toMatchObject({ code: 'too_many_report_comments' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await comment(viewer, id, 'I have said little');
    await reader.client.delete(`/report-comments/${said}`).expect(204);
  });
});
