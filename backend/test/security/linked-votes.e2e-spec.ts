import { setTimeout as delay } from 'node:timers/promises';
import type { CommentDto } from '../../src/modules/votes/dto/comment.dto.js';
import type { PublishedVoteDto } from '../../src/modules/votes/dto/published-vote.dto.js';
import type { NewVoteDto } from '../../src/modules/votes/dto/vote.dto.js';
import { closeMonths, PAST_MONTH, pastVote } from '../factories/vote-month.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote, commentsOn } from '../factories/vote.factory.js';
import { EventReader, type ReceivedEvent } from '../support/event-reader.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

/** Votes have numbers that nothing else has, so that they are found wherever they stand. */
const FIRST_NUMBER = 700_000_001;
const A_NUMBER = /7000000\d\d/g;

/** How long what is told of votes waits at most. */
const TICK_MS = 500;

interface Scene {
  /** In the order in which they were cast, which the observer has seen: people before a screen, one after the other. */
  votes: NewVoteDto[];
  /** What the stream told of votes meanwhile. */
  told: ReceivedEvent[];
}

describe('an observer who wants to know whom a silent voter voted for', () => {
  let app: TestApp;
  let people: Candidate[];
  let stream: EventReader;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    people = await candidates(app, 4);
    await app.dataSource.query(`ALTER SEQUENCE votes_id_seq RESTART ${FIRST_NUMBER}`);
  });
  beforeEach(async () => {
    stream = await EventReader.open(app.url);
  });
  afterEach(() => stream.close());
  afterAll(() => app.stop());

  const votesTold = () => stream.news.filter(({ event }) => event === 'vote');

  /** Two who comment and two who say nothing, each for somebody else. */
  async function act(): Promise<Scene> {
    const [first, silent, other, last] = await Promise.all(Array.from({ length: 4 }, () => signedIn(app)));
    const before = votesTold().length;
    await nextTick();
    const cast = await Promise.all([
      castVote(first!.client, people[0]!.participantId, { comment: 'I was first' }),
      castVote(silent!.client, people[1]!.participantId),
      castVote(other!.client, people[2]!.participantId),
      castVote(last!.client, people[3]!.participantId, { comment: 'I was last' }),
    ]);
    const votes = cast.toSorted((one, two) => one.id - two.id);
    await stream.until(() =>
      people.every(({ participantId }) => names(votesTold().slice(before), participantId)),
    );
    return { votes, told: votesTold().slice(before) };
  }

  /** Votes that a machine with much to do takes for longer than a tick are told apart by anybody who asks for totals all the time. */
  async function actWithinATick(): Promise<Scene> {
    for (;;) {
      const scene = await act();
      const ticks = scene.votes.map(({ createdAt }) => Math.floor(Date.parse(String(createdAt)) / TICK_MS));
      if (new Set(ticks).size === 1) return scene;
    }
  }

  it('learns from the stream that somebody voted for each of them, and not in which order', async () => {
    const { votes, told } = await actWithinATick();
    const possible = votes.map((_, place) => possibilities(told, place));
    for (const participants of possible) expect(participants).toEqual(people.map((one) => one.participantId));
  });

  it('finds no number of a vote in anything that strangers are told', async () => {
    const { votes, told } = await act();
    expect(votes.map(({ id }) => String(id).replace(A_NUMBER, ''))).toEqual(['', '', '', '']);
    const answers = await publicAnswers();
    expect(answers).toContain('I was last');
    expect([...JSON.stringify(told).matchAll(A_NUMBER), ...answers.matchAll(A_NUMBER)]).toEqual([]);
  });

  it('counts comments by their numbers, and no votes between them', async () => {
    const { votes } = await act();
    const newest = people.map(
      async ({ participantId }) => (await commentsOn(app.client(), participantId))[0],
    );
    const numbers = (await Promise.all(newest)).flatMap((comment) => comment?.id ?? []);
    expect(numbers).toHaveLength(2);
    expect(Math.abs(numbers[0]! - numbers[1]!)).toBe(1);
    expect(votes.at(-1)!.id - votes[0]!.id).toBe(3);
  });

  it('sees nothing happen at the moment of a silent vote, not even in the numbers of events', async () => {
    const voter = await signedIn(app);
    await nextTick();
    const { createdAt } = await castVote(voter.client, people[1]!.participantId);
    const at = new Date(createdAt);
    for (const table of ['site_events', 'notifications']) {
      const query = `SELECT 1 FROM ${table} WHERE date_trunc('milliseconds', created_at) = $1`;
      expect([table, await app.dataSource.query(query, [at])]).toEqual([table, []]);
    }
  });

  it('cannot ask which votes there are: another’s is as unknown as none', async () => {
    const { votes } = await act();
    const observer = await signedIn(app);
    const answers = [votes[1]!.id, 799_999_999].map(async (id) => {
      const { body } = await observer.client.get(`/votes/${id}/receipt`).expect(404);
      const { requestId: _, ...told } = body as { requestId?: string };
      return told;
    });
    const [others, nobodys] = await Promise.all(answers);
    expect(others).toEqual(nobodys);
  });

  it('reads the votes of a month that is over in an order that says nothing, without a time', async () => {
    const voters = await Promise.all(Array.from({ length: 12 }, () => signedIn(app)));
    const cast: string[] = [];
    for (const [index, { id }] of voters.entries())
      cast.push((await past(index, { id } as SignedIn)).pseudonym);
    await closeMonths(app);
    const { body } = await app.client().get(`/votes/months/${PAST_MONTH}/leaves`).expect(200);
    const leaves = body as PublishedVoteDto[];
    expect(leaves.map(({ pseudonym }) => pseudonym)).toEqual(cast.toSorted());
    for (const leaf of leaves)
      expect(Object.keys(leaf).toSorted()).toEqual([
        'awardId',
        'counted',
        'month',
        'participantId',
        'pseudonym',
      ]);
  });

  const past = (index: number, { id }: SignedIn) =>
    pastVote(app.dataSource.manager, people[index % 4]!.participantId, PAST_MONTH, { userId: id });

  /** All that a stranger can read of participants, votes, awards and comments. */
  async function publicAnswers(): Promise<string> {
    const ids = people.map(({ participantId }) => participantId);
    const paths = [
      ...['/participants', '/awards', '/votes/months', '/tokenomics', '/progress-updates'],
      ...ids.flatMap((id) => ['', '/comments', '/votes'].map((part) => `/participants/${id}${part}`)),
    ];
    const answers = paths.map(async (path) => {
      const { body, headers } = await app.client().get(path).expect(200);
      return JSON.stringify([body as CommentDto[], headers]);
    });
    return (await Promise.all(answers)).join('\n');
  }
});

const nextTick = () => delay(TICK_MS - (Date.now() % TICK_MS) + 1);

/** Whether it tells of this participant, by the words of either version. */
const participantsOf = ({ data }: ReceivedEvent): number[] => {
  const { participantId, votes } = data as { participantId?: number; votes?: Record<string, number> };
  return votes ? Object.keys(votes).map(Number) : participantId === undefined ? [] : [participantId];
};

const names = (told: ReceivedEvent[], participantId: number) =>
  told.some((event) => participantsOf(event).includes(participantId));

/**
 * Whom the vote at this place may be for: events come in the order of the votes, so that of as many events as votes each is one
 * vote's; of fewer, every vote may be in any of them.
 */
function possibilities(told: ReceivedEvent[], place: number): number[] {
  const isEach = told.every((event) => participantsOf(event).length === 1);
  const candidates = isEach ? participantsOf(told[place]!) : told.flatMap(participantsOf);
  return candidates.toSorted((one, other) => one - other);
}
