import type { ParticipantPageDto } from '../../../modules/progress/dto/participant-page.dto.js';
import type { ProgressUpdateDto } from '../../../modules/progress/dto/progress-update.dto.js';
import type { Shared } from '../shared.types.js';
import { fill } from '../words.js';
import { pathsOf } from './participant.js';
import type { StrangersView } from './thing.js';

/** A report stands on its author's page, and is hidden where that is. */
export async function sharedReport(view: StrangersView, id: number): Promise<Shared | undefined> {
  const report = await view.read<ProgressUpdateDto>(`/api/progress-updates/${id}`);
  const author = report && (await view.read<ParticipantPageDto>(`/api/participants/${report.participantId}`));
  if (!report || !author) return undefined;
  const { title, description, month, plays, videoUrl, images } = report;
  const votes = view.figure('votes', author.votesReceived);
  return {
    kind: 'report',
    id,
    language: view.language,
    words: {
      kicker: [fill(view.words.month, { month }), author.name],
      title,
      text: description,
      figures: videoUrl === null ? [votes] : [votes, view.figure('plays', plays)],
      site: view.words.site,
    },
    picture:
      images.length > 0
        ? { kind: 'picture', paths: images.slice(0, 1) }
        : { kind: 'portrait', paths: pathsOf(author.profileImageUrl) },
    part: {
      standsOn: [`/participants/${author.id}`],
      words: { title: `${title} · ${author.name}`, description },
    },
  };
}
