import { ReportComment } from '../../src/modules/talk/entities/report-comment.entity.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { comment, hideComment, newsOf, waiting } from '../factories/talk.factory.js';
import { suspend, restore } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('news of comments on a report', () => {
  let app: TestApp;
  let admin: Client;
  let participant: Author;
  let viewer: SignedIn;
  let reader: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [participant] = (await authors(app, 1)) as [Author];
    [viewer, reader] = await Promise.all([signedIn(app, 'viewer'), signedIn(app)]);
    id = (await report(participant)).id;
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM report_comments');
    await app.dataSource.query('DELETE FROM notifications');
    await app.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'report-comment%'`);
  });
  afterAll(() => app.stop());

  const about = (commentId: number, { username }: SignedIn) => ({
    participantId: participant.participantId,
    reportId: id,
    commentId,
    title: 'The first ten filters are sold',
    name: username,
  });

  const addresseeOf = async (commentId: number): Promise<number | null> =>
    (await app.dataSource.manager.findOneByOrFail(ReportComment, { id: commentId })).repliedUserId;

  it('reach the participant, and whoever is answered, but nobody of what they said themselves', async () => {
    const said = await comment(reader, id, 'A secret word');
    expect(await newsOf(participant)).toEqual([{ kind: 'comment', params: about(said.id, reader) }]);
    const answer = await comment(participant, id, 'A year', said.id);
    expect(await newsOf(reader)).toEqual([{ kind: 'reply', params: about(answer.id, participant) }]);
    await comment(reader, id, 'Thank you', said.id);
    await comment(participant, id, 'One more thing');
    expect((await newsOf(participant)).map(({ kind }) => kind)).toEqual(['comment', 'comment']);
    expect(await newsOf(reader)).toHaveLength(1);
  });

  it('come once to a participant who is answered', async () => {
    const own = await comment(participant, id, 'Ask me anything');
    const { id: commentId } = await comment(reader, id, 'How long does a filter last?', own.id);
    expect(await newsOf(participant)).toEqual([{ kind: 'reply', params: about(commentId, reader) }]);
  });

  it('say nothing of the text, and are taken back with it', async () => {
    const said = await comment(reader, id, 'A secret word');
    const reply = await comment(viewer, id, 'Another secret word', said.id);
    expect(JSON.stringify([await newsOf(participant), await newsOf(reader)])).not.toContain('secret');
    await viewer.client.delete(`/report-comments/${reply.id}`).expect(204);
    expect(await newsOf(reader)).toEqual([]);
    expect(await newsOf(participant)).toHaveLength(1);
    await hideComment(admin, said.id).expect(200);
    expect(await newsOf(participant)).toEqual([]);
    await admin.patch(`/admin/report-comments/${said.id}`, { hidden: false }).expect(200);
    expect(await newsOf(participant)).toEqual([{ kind: 'comment', params: about(said.id, reader) }]);
  });

  it('are what waits for an answer, until it is given, taken back, or there is nothing to be answered', async () => {
    const said = await comment(reader, id, 'How long does a filter last?');
    await comment(viewer, id, 'Mine lasts for two years', said.id);
    await comment(participant, id, 'Ask me anything');
    const placed = {
      ...{ id: said.id, text: said.text, answeredText: null, byParticipant: false },
      author: { id: reader.id, name: reader.username },
      report: { id, month: 1, participantId: participant.participantId, participantName: 'Amina Diallo' },
    };
    expect(await waiting(participant.client, 'to-answer')).toMatchObject([placed]);
    const answer = await comment(participant, id, 'A year', said.id);
    expect(await waiting(participant.client, 'to-answer')).toEqual([]);
    await participant.client.delete(`/report-comments/${answer.id}`).expect(204);
    expect(await waiting(participant.client, 'to-answer')).toHaveLength(1);
    await suspend(admin, reader.id);
    expect(await waiting(participant.client, 'to-answer')).toEqual([]);
    await restore(admin, reader.id);
    await participant.client.put(`/progress-updates/${id}/comments/closed`).expect(204);
    expect(await waiting(participant.client, 'to-answer')).toEqual([]);
    await participant.client.delete(`/progress-updates/${id}/comments/closed`).expect(204);
    await hideComment(admin, said.id).expect(200);
    expect(await waiting(participant.client, 'to-answer')).toEqual([]);
    const { body } = await participant.client.get('/report-comments/to-answer?limit=1').expect(200);
    expect(body).toEqual({ comments: [], next: null });
  });

  it('are, for whoever was answered, a list of replies to their comments, in pages', async () => {
    reader = await signedIn(app);
    const said = await comment(reader, id, 'How long does a filter last?');
    const replies: number[] = [];
    for (const one of [viewer, participant, viewer])
      replies.unshift((await comment(one, id, 'A year', said.id)).id);
    await comment(reader, id, 'Thank you', said.id);
    await comment(viewer, id, 'Another comment');
    expect(await waiting(reader.client, 'replies-to-me')).toMatchObject(
      replies.map((one) => ({ id: one, answeredText: said.text, report: { id } })),
    );
    const { body } = await reader.client.get('/report-comments/replies-to-me?limit=2').expect(200);
    expect(body).toMatchObject({ next: replies[1] });
    await hideComment(admin, replies[0]!).expect(200);
    expect(await waiting(reader.client, 'replies-to-me')).toHaveLength(2);
    await app.client().get('/report-comments/replies-to-me').expect(401);
    expect(await waiting(viewer.client, 'to-answer')).toEqual([]);
  });

  it('do not say any more whom a reply was to once that comment is deleted', async () => {
    const said = await comment(reader, id, 'How long does a filter last?');
    const reply = await comment(viewer, id, 'Mine lasts for two years', said.id);
    const other = await comment(reader, id, 'And a pump?');
    const stays = await comment(viewer, id, 'Ten years', other.id);
    await reader.client.delete(`/report-comments/${said.id}`).expect(204);
    expect(await newsOf(reader)).toEqual([{ kind: 'reply', params: about(stays.id, viewer) }]);
    expect((await waiting(reader.client, 'replies-to-me')).map((one) => one.id)).toEqual([stays.id]);
    expect(await addresseeOf(reply.id)).toBeNull();
    expect(await addresseeOf(stays.id)).toBe(reader.id);
    const told = async () => (await newsOf(participant)).map(({ params }) => params.commentId);
    expect(await told()).toEqual([stays.id, other.id, reply.id]);
    await viewer.client.delete(`/report-comments/${reply.id}`).expect(204);
    expect(await told()).toEqual([stays.id, other.id]);
  });

  it('go on telling a participant of a reply on their report, as long as it stands there', async () => {
    const own = await comment(participant, id, 'Ask me anything');
    const reply = await comment(reader, id, 'How long does a filter last?', own.id);
    await participant.client.delete(`/report-comments/${own.id}`).expect(204);
    expect(await newsOf(participant)).toEqual([{ kind: 'reply', params: about(reply.id, reader) }]);
    expect(await addresseeOf(reply.id)).toBeNull();
    await hideComment(admin, reply.id).expect(200);
    expect(await newsOf(participant)).toEqual([]);
  });
});
