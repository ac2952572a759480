import type {
  AwardScore,
  DeskParticipant,
  JudgesDesk,
  ScoreDraft,
  ScoreParticipant,
} from '../api/generated/judging';
import { answerCalls, type Call } from './answer-calls';
import { refused } from './refused';

type Answers = Parameters<typeof answerCalls>[0];
type Answer = [status: number, body?: unknown];

export const aScore = (change: Partial<AwardScore> = {}): AwardScore => ({
  participantId: 3,
  criteria: { impact: 7, innovation: 8, progress: 7, communication: 7 },
  note: null,
  noteForParticipant: false,
  conflict: false,
  updatedAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

export const aDraft = (change: Partial<ScoreDraft> = {}): ScoreDraft => ({
  criteria: { impact: null, innovation: null, progress: null, communication: null },
  note: '',
  noteForParticipant: false,
  conflict: false,
  revision: 'first',
  updatedAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

export const aDeskPlace = (change: Partial<DeskParticipant> = {}): DeskParticipant => ({
  participantId: 3,
  name: 'Amina Diallo',
  profession: 'Water engineer',
  order: 1,
  own: false,
  conflict: false,
  score: null,
  draft: null,
  ...change,
});

const openAward: JudgesDesk['award'] = {
  id: 2,
  name: 'Judges’ Choice',
  season: 1,
  status: 'open',
  startDate: null,
  endDate: null,
  daysLeft: null,
};

/**
 * Stands in for a server with a judge's desk: it keeps drafts by their revisions and takes scores, as the API does.
 * @returns the calls it got, what lies on the desk, which tests change as other tabs would, and how it is told by now
 */
export function serveDesk(
  places: DeskParticipant[],
  award: Partial<JudgesDesk['award']> = {},
  answers: Answers = {},
) {
  const desk = { award: { ...openAward, ...award }, places };
  let revisions = 0;
  const progress = () => {
    const others = desk.places.filter(({ own }) => !own);
    const conflicts = others.filter(({ score }) => score?.conflict).length;
    const left = others.filter(({ score }) => !score).length;
    return { left, conflicts, scored: others.length - left - conflicts };
  };
  const turnOf = ({ own, score }: DeskParticipant) => (own ? 2 : score ? 1 : 0);
  const body = () => calls.at(-1)?.body;
  const changed = refused(409, { code: 'score_draft_changed', message: 'Changed elsewhere' });

  const keep = (place: DeskParticipant): Answer => {
    const { revision = null, ...content } = body() as Partial<ScoreDraft>;
    if ((place.draft?.revision ?? null) !== revision) return changed;
    place.draft = aDraft({ ...content, revision: `revision ${++revisions}` });
    return [200, place.draft];
  };
  const give = (): Answer => {
    const { draftRevision, ...sent } = body() as Partial<ScoreParticipant>;
    const given = aScore(sent);
    const place = desk.places.find(({ participantId }) => participantId === given.participantId)!;
    if (place.draft && draftRevision !== undefined && place.draft.revision !== draftRevision) return changed;
    Object.assign(place, { score: given, draft: null, conflict: given.conflict });
    return [200, given];
  };
  const drop = (place: DeskParticipant): Answer => {
    place.draft = null;
    return [204];
  };
  const look = (): Answer => [
    200,
    {
      award: desk.award,
      progress: progress(),
      participants: desk.places
        .toSorted((one, other) => turnOf(one) - turnOf(other))
        .map((place) => ({ ...place })),
    },
  ];
  const calls: Call[] = answerCalls({
    'GET /api/awards/judging': [200, { judge: true, awards: [{ id: 2, season: 1 }] }],
    'GET /api/awards/2/desk': look,
    'PUT /api/awards/2/scores': give,
    ...Object.fromEntries(
      places.flatMap((place) => [
        [`PUT /api/awards/2/drafts/${place.participantId}`, () => keep(place)],
        [`DELETE /api/awards/2/drafts/${place.participantId}`, () => drop(place)],
      ]),
    ),
    ...answers,
  });
  return { calls, desk, look };
}
