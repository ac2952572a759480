import { ReportComment } from '../../src/modules/talk/entities/report-comment.entity.js';
import { toldDuring } from '../factories/event.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { restore, survivedBySessions, suspend } from '../factories/suspension.factory.js';
import { comment, talkOn, threadsOn } from '../factories/talk.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { meetAt, whileHeld } from '../support/held-lock.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';

describe('where no comments are taken', () => {
  let app: TestApp;
  let admin: Client;
  let participant: Author;
  let other: Author;
  let reader: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start(PATIENT_STATEMENTS);
    admin = await app.admin();
    [participant, other] = (await authors(app, 2)) as [Author, Author];
    reader = await signedIn(app);
    id = (await report(participant)).id;
  });
  beforeEach(async () => {
    for (const table of ['report_comments', 'closed_talks'])
      await app.dataSource.query(`DELETE FROM ${table}`);
    await app.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'report-comment%'`);
  });
  afterAll(() => app.stop());

  const post = ({ client } = reader, body: object = { text: 'Go on' }) =>
    client.post(`/progress-updates/${id}/comments`, body);
  const close = ({ client }: Pick<SignedIn, 'client'> = participant) =>
    client.put(`/progress-updates/${id}/comments/closed`);
  const open = ({ client }: Pick<SignedIn, 'client'> = participant) =>
    client.delete(`/progress-updates/${id}/comments/closed`);
  const count = () => app.dataSource.manager.count(ReportComment);

  it('a participant has closed them, what there is stays, and they open them again', async () => {
    const said = await comment(reader, id, 'Go on');
    const told = await toldDuring(app, async () => {
      await close().expect(204);
      await close().expect(204);
    });
    const { participantId } = participant;
    expect(told).toEqual([{ event: 'comment', data: { id, reportId: id, participantId } }]);
    for (const one of [reader, participant])
      expect((await post(one).expect(409)).body).toMatchObject({ code: 'report_comments_closed' });
    await post(reader, { text: 'Go on', replyTo: said.id }).expect(409);
    await reader.client.patch(`/report-comments/${said.id}`, { text: 'Go!' }).expect(409);
    expect(await talkOn(app.client(), id)).toMatchObject({
      comments: [{ id: said.id }],
      closedBy: 'participant',
    });
    await reader.client.post(`/report-comments/${said.id}/report`).expect(403);
    await other.client.post(`/report-comments/${said.id}/report`).expect(204);
    await open().expect(204);
    expect(await talkOn(app.client(), id)).toMatchObject({ closedBy: null });
    await reader.client.delete(`/report-comments/${said.id}`).expect(204);
    await post().expect(201);
  });

  it('is decided by the participant alone', async () => {
    for (const act of [close, open]) {
      expect((await act(other).expect(403)).body).toMatchObject({ code: 'not_talked_report' });
      await act(reader).expect(403);
      await act({ client: admin }).expect(403);
      await act({ client: app.client() }).expect(401);
    }
  });

  it('a season is closed, while its comments are read and deleted by their authors', async () => {
    const said = await comment(reader, id, 'Go on');
    await app.dataSource.query('UPDATE seasons SET closed_at = now() WHERE number = 1');
    try {
      expect((await post().expect(409)).body).toMatchObject({ code: 'season_closed' });
      await reader.client.patch(`/report-comments/${said.id}`, { text: 'Go!' }).expect(409);
      expect(await talkOn(app.client(), id)).toMatchObject({
        comments: [{ id: said.id }],
        closedBy: 'season',
      });
      await reader.client.delete(`/report-comments/${said.id}`).expect(204);
    } finally {
      await app.dataSource.query('UPDATE seasons SET closed_at = NULL WHERE number = 1');
    }
  });

  it.each(['is_active', 'is_public'])('a report is not public (not %s)', async (column) => {
    const said = await comment(reader, id, 'Go on');
    const set = (value: boolean) =>
      app.dataSource.query(`UPDATE participants SET ${column} = $2 WHERE id = $1`, [
        participant.participantId,
        value,
      ]);
    await set(false);
    try {
      await post().expect(404);
      for (const path of [`/progress-updates/${id}/comments`, `/report-comments/${said.id}`])
        for (const client of [app.client(), reader.client]) await client.get(path).expect(404);
      await app.client().get(`/report-comments/${said.id}/replies`).expect(404);
      await other.client.post(`/report-comments/${said.id}/report`).expect(404);
      await close().expect((answer) => expect([403, 404]).toContain(answer.status));
      await reader.client.delete(`/report-comments/${said.id}`).expect(204);
    } finally {
      await set(true);
    }
  });

  it('the participant is suspended: nothing is read there, and nothing written', async () => {
    const said = await comment(reader, id, 'Go on');
    await survivedBySessions(app, () => suspend(admin, participant.id));
    try {
      expect(await talkOn(app.client(), id)).toEqual({ comments: [], next: null, closedBy: 'site' });
      await app.client().get(`/report-comments/${said.id}`).expect(404);
      expect((await post().expect(409)).body).toMatchObject({ code: 'report_comments_closed' });
    } finally {
      await restore(admin, participant.id);
    }
    expect(await threadsOn(app.client(), id)).toHaveLength(1);
  });

  it('an account is suspended while its comment is under way', async () => {
    const writer = await signedIn(app);
    const status = await whileHeld(
      app.dataSource,
      {
        sql: 'SELECT FROM users WHERE id = $1 FOR UPDATE',
        parameters: [writer.id],
        waits: '%users%',
        waiting: 1,
      },
      async () => (await post(writer)).status,
      (manager) => manager.query('UPDATE users SET suspended_at = now() WHERE id = $1', [writer.id]),
    );
    expect(status).toBe(403);
    expect(await count()).toBe(0);
  });

  it('they are being closed: what is written at that moment stands before it, or is refused', async () => {
    const lock = {
      sql: 'SELECT FROM progress_updates WHERE id = $1 FOR UPDATE',
      parameters: [id],
      waiting: 4,
    };
    const people = [reader, other, participant];
    const settled = await meetAt(app.dataSource, lock, () => [
      close().then(({ status }) => status),
      ...people.map(async (one) => (await post(one)).status),
    ]);
    const [closed, ...posted] = settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
    expect(closed).toBe(204);
    expect(posted.every((status) => status === 201 || status === 409)).toBe(true);
    expect(await count()).toBe(posted.filter((status) => status === 201).length);
    await post().expect(409);
  });

  it('a comment is being deleted: a reply at that moment stands under it, or is refused', async () => {
    const said = await comment(reader, id, 'How long does a filter last?');
    const lock = {
      sql: 'SELECT FROM report_comments WHERE id = $1 FOR UPDATE',
      parameters: [said.id],
      waiting: 2,
    };
    const settled = await meetAt(app.dataSource, lock, () => [
      reader.client.delete(`/report-comments/${said.id}`).then(({ status }) => status),
      post(other, { text: 'A year', replyTo: said.id }).then(({ status }) => status),
    ]);
    const [deleted, replied] = settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
    expect(deleted).toBe(204);
    expect([201, 404]).toContain(replied);
    expect(await threadsOn(app.client(), id)).toHaveLength(replied === 201 ? 1 : 0);
    if (replied === 201)
      expect(await threadsOn(app.client(), id)).toMatchObject([{ text: null, replies: [{}] }]);
  });
});
