import type { ViewerHomeDto } from '../../src/modules/homes/dto/viewer-home.dto.js';
import {
  beforeEnd,
  beginSeason,
  byHand,
  databaseWithClock,
  follower,
  moveTo,
  remind,
  sendAll,
} from '../factories/reminder.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote } from '../factories/vote.factory.js';
import { MailServer } from '../support/mail-server.js';
import { TestApp } from '../support/test-app.js';

/** So long before a month ends the award was planned to. */
const PLANNED = beforeEnd(10);

describe('the end of a month’s voting', () => {
  let server: MailServer;
  let app: TestApp;
  let first: Candidate;
  let second: Candidate;
  let early: SignedIn;
  let late: SignedIn;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start({ ...server.env, DATABASE_URL: await databaseWithClock() });
    await byHand(app);
    [first, second] = (await candidates(app, 2)) as [Candidate, Candidate];
    early = await follower(app, first.participantId);
    late = await follower(app);
    await moveTo(app, beforeEnd(14));
    await beginSeason(app);
    await app.dataSource.query(`UPDATE awards SET end_date = $1 WHERE kind = 'votes'`, [PLANNED]);
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const home = async ({ client }: SignedIn): Promise<ViewerHomeDto> =>
    (await client.get('/homes/viewer').expect(200)).body as ViewerHomeDto;
  /** The last minutes that accounts were told. */
  const told = ({ id }: SignedIn): Promise<{ day: string }[]> =>
    app.dataSource.query(
      `SELECT params->>'day' AS day FROM notifications WHERE user_id = $1 AND kind = 'vote_reminder' ORDER BY id`,
      [id],
    );
  const minuteBefore = (end: Date): { day: string } => ({
    day: new Date(end.getTime() - 60_000).toISOString(),
  });
  const letters = ({ email }: SignedIn): string[] =>
    server
      .receivedBy(email)
      .map(({ text }) => text ?? '')
      .filter((text) => text.includes('?vote=1'));

  it('is the planned end of the award where that comes before the month’s, on the page and in the reminder', async () => {
    expect(await home(early)).toMatchObject({ isVotingOpen: true, until: PLANNED.toISOString() });
    await remind(app);
    expect(await told(early)).toEqual([]);
    await moveTo(app, beforeEnd(11));
    await remind(app);
    await sendAll(app);
    expect(await told(early)).toEqual([minuteBefore(PLANNED)]);
    expect(letters(early)).toEqual([
      expect.stringContaining(`${minuteBefore(PLANNED).day.slice(8, 10)}, `) as string,
    ]);
  });

  it('is the planned end of the season where that comes first', async () => {
    const end = beforeEnd(10.5);
    await app.dataSource.query('UPDATE seasons SET ends_at = $1', [end]);
    expect(await home(early)).toMatchObject({ until: end.toISOString() });
    await beginSeason(app);
    expect(await home(early)).toMatchObject({ until: PLANNED.toISOString() });
  });

  it('is the month’s once the planned one has passed and votes are taken still', async () => {
    await moveTo(app, beforeEnd(9));
    await castVote(second.client, first.participantId);
    const until = beforeEnd(0).toISOString();
    expect(await home(early)).toMatchObject({ isVotingOpen: true, votesLeft: 2, until });
    await late.client.put(`/participants/${first.participantId}/follow`).expect(204);
    await remind(app);
    expect(await told(late)).toEqual([]);
  });

  it('is reminded of again then, to those who were not', async () => {
    await moveTo(app, beforeEnd(2));
    await remind(app);
    await sendAll(app);
    expect(await told(late)).toEqual([minuteBefore(beforeEnd(0))]);
    expect(letters(late)).toEqual([expect.stringContaining('11:59:00') as string]);
    expect(await told(early)).toHaveLength(1);
    expect(letters(early)).toHaveLength(1);
  });

  it('is not reminded of twice', async () => {
    await remind(app);
    await sendAll(app);
    for (const reader of [early, late]) {
      expect(await told(reader)).toHaveLength(1);
      expect(letters(reader)).toHaveLength(1);
    }
  });
});
