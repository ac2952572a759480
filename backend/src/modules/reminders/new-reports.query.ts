import type { EntityManager } from 'typeorm';
import type { MailParams } from '../mail/mail.types.js';
import type { NewsSentence } from '../mail/news-sentence.types.js';

/** More than that is read on the site. */
const MAX_REPORTS = 20;

/** What an account is to be told of. */
export interface DigestPeriod {
  userId: number;
  /** What came since then, */
  from: Date;
  /** and before. A minute ago: whatever began earlier is committed. */
  to: Date;
}

interface Report {
  userId: number;
  id: number;
  participantId: number;
  name: string;
  month: number;
  title: string;
  hasFilm: boolean;
  count: number;
}

/** Newest first, and how many there are of each account's. Of a participant there are twelve reports at most, found by their index. */
const NEW_REPORTS = `
  SELECT * FROM (
    SELECT period.user_id AS "userId", report.id, report.participant_id AS "participantId", participant.name, report.month,
      report.title, report.video_url IS NOT NULL AS "hasFilm",
      count(*) OVER (PARTITION BY period.user_id)::integer AS count,
      row_number() OVER (PARTITION BY period.user_id ORDER BY report.id DESC) AS place
    FROM unnest($1::integer[], $2::timestamptz[], $3::timestamptz[]) AS period (user_id, "from", "to")
    JOIN follows follow ON follow.user_id = period.user_id
    JOIN participants participant ON participant.id = follow.participant_id
      AND participant.is_active AND participant.is_public
    JOIN progress_updates report ON report.participant_id = participant.id
      AND report.created_at >= period."from" AND report.created_at < period."to"
  ) found WHERE place <= ${MAX_REPORTS} ORDER BY "userId", place`;

/** Of those whom each account follows; who has none is missing. */
export async function newReports(
  manager: EntityManager,
  periods: readonly DigestPeriod[],
): Promise<Map<number, Omit<MailParams['weekly_digest'], 'name'>>> {
  const reports = await manager.query<Report[]>(NEW_REPORTS, [
    periods.map(({ userId }) => userId),
    periods.map(({ from }) => from),
    periods.map(({ to }) => to),
  ]);
  const byReader = Map.groupBy(reports, ({ userId }) => userId);
  return new Map(
    [...byReader].map(([userId, found]) => [
      userId,
      { news: found.map(sentenceOf), more: found[0]!.count - found.length },
    ]),
  );
}

const sentenceOf = ({ id, participantId, name, month, title, hasFilm }: Report): NewsSentence => ({
  sentence: hasFilm ? 'progressWithFilm' : 'progress',
  values: { name, number: month, title },
  path: `/participants/${participantId}#report-${id}`,
});
