import { deleteAccount, registered } from '../factories/account-life.factory.js';
import { MAILING } from '../factories/identity.factory.js';
import { NewsByMailJob } from '../../src/modules/notifications/by-mail/news-by-mail.job.js';
import { contenders, type Contender } from '../factories/award.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { castComment, castVote, openVoting } from '../factories/vote.factory.js';
import { TestApp } from '../support/test-app.js';

interface Sentence {
  sentence: string;
  values: { name?: string };
}

const byKind = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1);

describe('what somebody is told of others', () => {
  let app: TestApp;
  let told: Contender;
  let commenter: SignedIn;
  let namesake: Contender;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
    await openVoting(app);
    [told, namesake] = (await contenders(app, ['Told', 'zora'])) as [Contender, Contender];
    await told.client.put('/notifications/mail', { news: 'at_once' }).expect(200);
    commenter = await registered(app, { username: 'zora' });
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [commenter.id]);
    await told.client.put(`/participants/${namesake.participant.id}/follow`).expect(204);
    await castVote(commenter.client, told.participant.id, { comment: 'Well done' });
    const admin = await app.admin();
    const { body } = await app.client().get(`/participants/${namesake.participant.id}`).expect(200);
    if ((body as { name: string }).name !== 'zora') throw new Error('The namesake is called otherwise');
    const id = await castComment(told.client, namesake.participant.id, 'Not that well');
    await admin.patch(`/admin/comments/${id}`, { hidden: true, reason: 'Not kind' }).expect(200);
    await app.dataSource.query('UPDATE news_to_mail SET due_at = now()');
    await app.nest.get(NewsByMailJob).mailDue();
  });
  afterAll(() => app.stop());

  /** Who is named to the participant, by mail that waits and on the site. */
  const named = async () => {
    const mails = await app.dataSource.query<{ news: Sentence | Sentence[] }[]>(
      `SELECT params->'news' AS news FROM outbox WHERE user_id = $1 AND kind LIKE 'news%' AND sent_at IS NULL`,
      [told.id],
    );
    const byMail = mails.flatMap(({ news }) => news).map(({ sentence, values }) => [sentence, values.name]);
    const { body } = await told.client.get('/notifications').expect(200);
    const { items } = body as { items: { kind: string; params: Record<string, unknown> }[] };
    const onSite = items
      .filter(({ kind }) => kind.startsWith('comment'))
      .map(({ kind, params }) => [kind, params.participantName ?? params.name]);
    return { byMail: byMail.toSorted(byKind), onSite: onSite.toSorted(byKind) };
  };

  it('keeps a name when somebody leaves who only is called the same', async () => {
    const all = {
      byMail: [
        ['comment', 'zora'],
        ['commentHidden', 'zora'],
      ],
      onSite: [
        ['comment', 'zora'],
        ['comment_hidden', 'zora'],
      ],
    };
    expect(await named()).toEqual(all);
    await deleteAccount(namesake);
    const placeholder = `deleted-${namesake.id}`;
    expect(await named()).toEqual({
      byMail: [all.byMail[0], ['commentHidden', placeholder]],
      onSite: [all.onSite[0], ['comment_hidden', placeholder]],
    });
  });

  it('loses it with whoever it is of', async () => {
    await deleteAccount(commenter);
    const { byMail, onSite } = await named();
    expect(byMail[0]).toEqual(['comment', `deleted-${commenter.id}`]);
    expect(onSite[0]).toEqual(['comment', null]);
  });
});
