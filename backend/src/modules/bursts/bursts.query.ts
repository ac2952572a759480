import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NETWORKS_KEPT_DAYS } from '../../common/access/network-mark.js';
import { entriesOf, IS_FINAL } from './burst-entries.sql.js';
import type { BurstPlace } from './burst.types.js';
import type { BurstDto } from './dto/burst.dto.js';
import type { ListBurstsDto } from './dto/list-bursts.dto.js';

const MAX_BURSTS = 100;

/** Reads what came in bursts. */
@Injectable()
export class BurstsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest hour first, and of it the largest. */
  list({ kind, by, least }: ListBurstsDto): Promise<BurstDto[]> {
    return this.dataSource.query<BurstDto[]>(
      `WITH burst AS (
        SELECT participant_id, hour, key, count(*)::integer AS count,
          (count(*) FILTER (WHERE counted))::integer AS counted, min(created_at) AS first_at, max(created_at) AS last_at,
          coalesce(array_agg(DISTINCT reason) FILTER (WHERE NOT counted), '{}') AS reasons
        FROM (${entriesOf(kind, by)}) entry
        WHERE created_at > now() - make_interval(days => $1) AND key IS NOT NULL
        GROUP BY participant_id, hour, key HAVING count(*) >= $2
        ORDER BY hour DESC, count(*) DESC, participant_id, key LIMIT $3
      )
      SELECT participant_id AS "participantId", participant.name AS "participantName", hour, nullif(key, '') AS key, count,
        counted, first_at AS "firstAt", last_at AS "lastAt", reasons, ${IS_FINAL[kind]} AS final
      FROM burst JOIN participants participant ON participant.id = participant_id
      ORDER BY hour DESC, count DESC, participant_id, key`,
      [NETWORKS_KEPT_DAYS, least, MAX_BURSTS],
    );
  }

  /** What is in a burst, as it is named within its kind. */
  async idsOf(manager: EntityManager, { kind, by, participantId, hour, key }: BurstPlace): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM (${entriesOf(kind, by)}) entry
       WHERE participant_id = $1 AND created_at >= $2::timestamptz
         AND created_at < $2::timestamptz + interval '1 hour' AND key = $3`,
      [participantId, hour, key],
    );
    return rows.map(({ id }) => id);
  }
}
