import type { ParticipantPageDto } from '../../../modules/progress/dto/participant-page.dto.js';
import type { Shared } from '../shared.types.js';
import { fill } from '../words.js';
import type { StrangersView } from './thing.js';

export async function sharedParticipant(view: StrangersView, id: number): Promise<Shared | undefined> {
  const person = await view.read<ParticipantPageDto>(`/api/participants/${id}`);
  if (!person) return undefined;
  const { name, profession, projectDescription, votesReceived, followers, progressUpdates } = person;
  return {
    kind: 'participant',
    id,
    language: view.language,
    words: {
      kicker: [fill(view.words.season, { number: person.season }), profession],
      title: name,
      text: projectDescription,
      figures: [
        view.figure('votes', votesReceived),
        view.figure('followers', followers),
        view.figure('reports', progressUpdates.length),
      ],
      site: view.words.site,
    },
    picture: { kind: 'portrait', paths: pathsOf(person.profileImageUrl) },
  };
}

export const pathsOf = (path: string | null | undefined): string[] => (path ? [path] : []);
