import type { AwardDto } from '../../../modules/awards/dto/award.dto.js';
import type { SeasonDto } from '../../../modules/archive/dto/season.dto.js';
import type { ParticipantPageDto } from '../../../modules/progress/dto/participant-page.dto.js';
import type { Shared } from '../shared.types.js';
import { fill } from '../words.js';
import { pathsOf } from './participant.js';
import type { StrangersView } from './thing.js';

/** Names of more who are level would not fit. */
const MOST_LEADERS = 3;

export async function sharedAward(view: StrangersView, id: number): Promise<Shared | undefined> {
  const found = await awardOf(view, id);
  if (!found) return undefined;
  const { award, season } = found;
  const first = award.standings.filter(({ rank, score }) => rank === 1 && score > 0);
  const title = view.words.awards[award.kind];
  const names = first.slice(0, MOST_LEADERS).map(({ name }) => name);
  const figures = first.slice(0, 1).map(({ score }) => view.figure(award.kind, score));
  return {
    kind: 'award',
    id,
    language: view.language,
    words: {
      kicker: [view.words.award, fill(view.words.season, { number: season })],
      title,
      text: names.join(', '),
      figures: [...figures, view.figure('prize', award.rewardAmount)],
      site: view.words.site,
    },
    part: {
      standsOn: ['/awards', `/seasons/${season}`],
      words: {
        title: `${title} · ${fill(view.words.season, { number: season })}`,
        // The standard ones are English; the page says it in the reader's language.
        description: award.ownDescription ? award.description : undefined,
      },
    },
    picture: { kind: 'portrait', paths: first.length === 1 ? await portraitOf(view, first[0]!) : [] },
  };
}

async function portraitOf(view: StrangersView, { participantId }: { participantId: number }) {
  const person = await view.read<ParticipantPageDto>(`/api/participants/${participantId}`);
  return pathsOf(person?.profileImageUrl);
}

/** Awards are listed by season, of which there are few; the newest first. */
async function awardOf(view: StrangersView, id: number) {
  const seasons = (await view.read<SeasonDto[]>('/api/seasons')) ?? [];
  for (const { number } of seasons) {
    const awards = (await view.read<AwardDto[]>(`/api/awards?season=${number}`)) ?? [];
    const award = awards.find((one) => one.id === id);
    if (award) return { award, season: number };
  }
  return undefined;
}
