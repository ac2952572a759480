import type { EntityManager } from 'typeorm';
import { Participant } from '../participants/entities/participant.entity.js';
import { ProgressUpdate } from '../progress/entities/progress-update.entity.js';
import type { EntriesDecision } from './burst.types.js';
import { holdSocialAward } from './open-award.js';

interface ChangedPlay {
  reportId: number;
  proved: boolean;
}

/** Rows are locked in the order plays, participant, reports, as when one is counted. @returns how many changed. @throws socialAwardClosed */
export async function countPlays(
  manager: EntityManager,
  { participantId: id, season, ids, counted, reason }: EntriesDecision,
): Promise<number> {
  await holdSocialAward(manager, season);
  const locked = await manager.query<{ mark: string }[]>(
    'SELECT mark FROM film_plays WHERE mark = ANY ($1) AND counted <> $2 ORDER BY mark FOR UPDATE',
    [ids, counted],
  );
  const [changed] = await manager.query<[ChangedPlay[], number]>(
    `UPDATE film_plays SET counted = $2, uncounted_reason = $3 WHERE mark = ANY ($1)
     RETURNING progress_update_id AS "reportId", proved`,
    [locked.map(({ mark }) => mark), counted, reason],
  );
  if (changed.length === 0) return 0;
  const sign = counted ? 1 : -1;
  const proved = changed.filter((play) => play.proved).length;
  await manager.increment(Participant, { id }, 'filmPlays', sign * changed.length);
  await manager.increment(Participant, { id }, 'provedPlays', sign * proved);
  const byReport = [...Map.groupBy(changed, ({ reportId }) => reportId)].toSorted(
    ([one], [other]) => one - other,
  );
  for (const [report, plays] of byReport)
    await manager.increment(ProgressUpdate, { id: report }, 'plays', sign * plays.length);
  return changed.length;
}
