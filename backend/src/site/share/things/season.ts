import type { SeasonArchiveDto } from '../../../modules/archive/dto/season-archive.dto.js';
import type { Shared } from '../shared.types.js';
import { fill, writeMonths } from '../words.js';
import { pathsOf } from './participant.js';
import type { Answered, StrangersView } from './thing.js';

export async function sharedSeason(view: StrangersView, number: number): Promise<Shared | undefined> {
  const season = await view.read<Answered<SeasonArchiveDto>>(`/api/seasons/${number}`);
  if (!season) return undefined;
  const { startsAt, endsAt, people, sums, participants } = season;
  const months =
    startsAt !== null && endsAt !== null
      ? writeMonths(view.language, new Date(startsAt), new Date(endsAt))
      : '';
  return {
    kind: 'season',
    id: number,
    language: view.language,
    words: {
      kicker: [months],
      title: fill(view.words.season, { number }),
      text: people.map(({ name }) => name).join(', '),
      figures: [
        view.figure('participants', participants),
        view.figure('votes', sums.countedVotes),
        view.figure('reports', sums.reports),
      ],
      site: view.words.site,
    },
    picture: { kind: 'people', paths: people.flatMap(({ profileImageUrl }) => pathsOf(profileImageUrl)) },
  };
}
