import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NETWORKS_KEPT_DAYS } from '../../common/access/network-mark.js';
import { entriesOf, IS_FINAL } from './burst-entries.sql.js';
import type { BurstKind, BurstPlace, BurstSide } from './burst.types.js';
import type { BurstDto } from './dto/burst.dto.js';
import type { ListBurstsDto } from './dto/list-bursts.dto.js';

const HOUR_MS = 60 * 60 * 1000;

const MAX_BURSTS = 100;

/** So much of the time is read by a statement: however much came, none of them takes as long as one may. */
const WINDOW_HOURS = 3 * 24;

/** Of some hours, those that ended last first, and of each the largest. */
const burstsOf = (kind: BurstKind, by: BurstSide): string =>
  `WITH burst AS (
    SELECT participant_id, hour, key, count(*)::integer AS count,
      (count(*) FILTER (WHERE counted))::integer AS counted, min(created_at) AS first_at, max(created_at) AS last_at,
      coalesce(array_agg(DISTINCT reason) FILTER (WHERE NOT counted), '{}') AS reasons
    FROM (${entriesOf(kind, by)}) entry
    WHERE created_at >= $1::timestamptz AND created_at < $1::timestamptz + make_interval(hours => $2) AND key IS NOT NULL
      AND created_at > now() - make_interval(days => $3)
    GROUP BY participant_id, hour, key HAVING count(*) >= $4
    ORDER BY hour DESC, count(*) DESC, participant_id, key LIMIT $5
  )
  SELECT participant_id AS "participantId", participant.name AS "participantName", hour, nullif(key, '') AS key, count,
    counted, first_at AS "firstAt", last_at AS "lastAt", reasons, ${IS_FINAL[kind]} AS final
  FROM burst JOIN participants participant ON participant.id = participant_id
  ORDER BY hour DESC, count DESC, participant_id, key`;

/** Reads what came in bursts. */
@Injectable()
export class BurstsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest hour first, and of it the largest; it looks back only until it has found enough. */
  async list({ kind, by, least }: ListBurstsDto): Promise<BurstDto[]> {
    const found: BurstDto[] = [];
    for (const from of windowStarts(new Date())) {
      const wanted = MAX_BURSTS - found.length;
      if (wanted === 0) break;
      const values = [from, WINDOW_HOURS, NETWORKS_KEPT_DAYS, least, wanted];
      found.push(...(await this.dataSource.query<BurstDto[]>(burstsOf(kind, by), values)));
    }
    return found;
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

/** When each begins, the last one first; at whole hours, as bursts do. */
function windowStarts(now: Date): Date[] {
  const end = Math.floor(now.getTime() / HOUR_MS) + 1;
  const count = Math.ceil((NETWORKS_KEPT_DAYS * 24 + 1) / WINDOW_HOURS);
  return Array.from({ length: count }, (_, index) => new Date((end - (index + 1) * WINDOW_HOURS) * HOUR_MS));
}
