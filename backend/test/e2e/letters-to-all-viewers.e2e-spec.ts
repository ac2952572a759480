import { MailService } from '../../src/modules/mail/mail.service.js';
import { RECEIVES_NEWS } from '../../src/modules/viewers/receives-news.sql.js';
import { ViewerLetters } from '../../src/modules/viewers/viewer-letters.service.js';
import { JobQueue } from '../../src/queue/job-queue.js';
import { mailsTo, MAILING } from '../factories/identity.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { confirmedViewer, viewerInput, whenViewersTold, writeViewers } from '../factories/viewer.factory.js';
import { eventually } from '../support/eventually.js';
import { onOwnConnection } from '../support/own-connection.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('letters to all viewers', () => {
  let app: TestApp;
  let chosen: Author;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, ALTCHA: 'off', RATE_LIMIT_REGISTRATIONS: '1000' });
    await stopWork(app, 'viewer-letters');
    [chosen] = (await authors(app, 1)) as [Author];
  });
  afterAll(() => app.stop());

  const told = (email: string) => mailsTo(app, email, 'viewer_news');
  const readers = async (count: number) => {
    const emails = Array.from({ length: count }, () => viewerInput().email);
    for (const email of emails) await confirmedViewer(app, { email, participants: [chosen.participantId] });
    return emails;
  };

  it('hold up nobody who waits for a link, also once the mail server refused them', async () => {
    const [email] = (await readers(1)) as [string];
    await report(chosen);
    await writeViewers(app);
    const person = await signedIn(app);
    await eventually(async () => {
      const jobs = await app.dataSource.query<{ kind: string; priority: number; tried: boolean }[]>(
        `SELECT DISTINCT kind, priority, attempts > 0 AND state = 'created' AS tried
        FROM pgboss.job JOIN outbox ON outbox.id = (data->>'id')::integer
        WHERE job.name = 'outbox' AND recipient = ANY ($1) AND kind IN ('viewer_news', 'confirm_email')`,
        [[email, person.email]],
      );
      for (const kind of ['viewer_news', 'confirm_email'])
        expect(jobs).toContainEqual({ kind, priority: kind === 'viewer_news' ? -1 : 0, tried: true });
      expect(jobs.filter(({ kind, priority }) => kind === 'viewer_news' && priority !== -1)).toEqual([]);
    });
  });

  it('are left to the next run once a run has lasted its time, or the process stops', async () => {
    const emails = await readers(2);
    await report(chosen, { month: 2 });
    const letters = app.nest.get(ViewerLetters);
    await whenViewersTold(app);
    await letters.writeDue(0);
    const stopping = new ViewerLetters(app.dataSource, app.nest.get(JobQueue), app.nest.get(MailService));
    stopping.onModuleDestroy();
    await stopping.writeDue();
    for (const email of emails) expect(await told(email)).toEqual([]);
    await letters.writeDue();
    for (const email of emails) expect(await told(email)).toHaveLength(1);
  });

  it('find whom they are for among all others who never confirmed', async () => {
    await onOwnConnection(app.dataSource, (client) =>
      client.query(
        `INSERT INTO viewers (name, email, language, asked_at)
        SELECT 'Silent', 'silent' || n || '@example.test', 'en', now() FROM generate_series(1, 20000) n`,
      ),
    );
    await app.dataSource.query('ANALYZE viewers');
    const plan = await app.dataSource.query(
      `EXPLAIN SELECT id FROM viewers viewer WHERE viewer.id > 0 AND ${RECEIVES_NEWS} ORDER BY id LIMIT 1000`,
    );
    expect(JSON.stringify(plan)).toContain('viewers_confirmed');
  });
});
