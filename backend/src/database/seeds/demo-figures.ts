import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Award } from '../../modules/awards/entities/award.entity.js';
import { JudgesRatings } from '../../modules/awards/judges-ratings.js';
import { ProgressFigures } from '../../modules/progress/progress-figures.js';
import { FILL_FOLLOWER_DAYS } from '../../modules/follows/follower-days.sql.js';
import type { DemoCast } from './demo-cast.js';

const TOTALS = `
  INSERT INTO vote_totals (month, award_id, participant_id, votes, counted)
  SELECT month, award_id, participant_id, count(*), count(*) FILTER (WHERE counted)
  FROM votes GROUP BY month, award_id, participant_id
  ON CONFLICT DO NOTHING
`;

const COUNTERS = `
  UPDATE participants SET
    votes_received = (SELECT count(*) FROM votes WHERE participant_id = participants.id AND counted),
    comments_received = (SELECT count(comment) FROM votes WHERE participant_id = participants.id),
    followers = (SELECT count(*) FROM follows WHERE participant_id = participants.id),
    film_plays = (SELECT coalesce(sum(plays), 0) FROM progress_updates WHERE participant_id = participants.id)
`;

/** Every figure that the pages show follows from rows; none is the demo's own. */
@Injectable()
export class DemoFigures {
  constructor(
    private readonly progress: ProgressFigures,
    private readonly ratings: JudgesRatings,
  ) {}

  async fill(manager: EntityManager, { participants, season }: DemoCast): Promise<void> {
    await manager.query(TOTALS);
    await manager.query(COUNTERS);
    await manager.query(FILL_FOLLOWER_DAYS);
    const ids = [...participants.values()];
    for (const id of ids) {
      await this.progress.followReports(manager, id);
      await this.progress.followInteractions(manager, id);
    }
    const { id: awardId } = await manager.findOneByOrFail(Award, {
      kind: 'judges',
      season: season.number,
    });
    await this.ratings.refresh(manager, awardId, ids);
  }
}
