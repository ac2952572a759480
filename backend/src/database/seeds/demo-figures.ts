import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProgressFigures } from '../../modules/progress/progress-figures.js';
import type { DemoCast } from './demo-cast.js';

const TOTALS = `
  INSERT INTO vote_totals (month, award_id, participant_id, votes, counted)
  SELECT month, award_id, participant_id, count(*), count(*) FILTER (WHERE counted)
  FROM votes GROUP BY month, award_id, participant_id
`;

const COUNTERS = `
  UPDATE participants SET
    votes_received = (SELECT count(*) FROM votes WHERE participant_id = participants.id AND counted),
    comments_received = (SELECT count(comment) FROM votes WHERE participant_id = participants.id),
    followers = (SELECT count(*) FROM follows WHERE participant_id = participants.id),
    film_plays = (SELECT coalesce(sum(plays), 0) FROM progress_updates WHERE participant_id = participants.id),
    judges_rating = (
      SELECT coalesce(round(avg(impact + innovation + progress + communication) / 4), 0)
      FROM award_scores WHERE participant_id = participants.id
    )
`;

/** Every figure that the pages show follows from rows; none is the demo's own. */
@Injectable()
export class DemoFigures {
  constructor(private readonly progress: ProgressFigures) {}

  async fill(manager: EntityManager, { participants }: DemoCast): Promise<void> {
    await manager.query(TOTALS);
    await manager.query(COUNTERS);
    for (const id of participants.values()) {
      await this.progress.followReports(manager, id);
      await this.progress.followInteractions(manager, id);
    }
  }
}
