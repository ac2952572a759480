import { votesEndAt } from '../../votes/votes-end.query.js';

/** The month by the database's clock, as votes have it, whether they are taken and until when: without the lock that casting one takes. */
export const MOMENT = `
  WITH moment AS (SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS month, current_season() AS season)
  SELECT moment.month, moment.season, ${votesEndAt('award', 'season')} AS until,
    season_of_month(moment.month) = moment.season AND award.id IS NOT NULL
      AND NOT EXISTS (SELECT FROM vote_months closed WHERE closed.month = moment.month) AS "isVotingOpen"
  FROM moment
  LEFT JOIN seasons season ON season.number = moment.season
  LEFT JOIN awards award ON award.season = moment.season AND award.kind = 'votes' AND award.status = 'open'`;

/** Everybody of a season but oneself, those who come first today first: $1 reader, $2 season, $3 month. */
export const PEOPLE = `
  SELECT person.id, person.user_id AS "userId", person.season, person."order", person.name, person.profession,
    person.profile_image_url AS "profileImageUrl",
    EXISTS (SELECT FROM follows WHERE participant_id = person.id AND user_id = $1) AS followed,
    EXISTS (
      SELECT FROM votes vote JOIN awards award ON award.id = vote.award_id AND award.kind = 'votes'
      WHERE vote.user_id = $1 AND vote.participant_id = person.id AND vote.month = $3
    ) AS voted
  FROM participants person
  WHERE person.season = $2 AND person.is_active AND person.is_public AND person.user_id <> $1
  ORDER BY md5(person.id || to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')), person.id`;

/** Of whom the reader follows, whatever their season: $1 reader, $2 how many. */
export const REPORTS = `
  SELECT report.id, report.participant_id AS "participantId", author.name AS "participantName", report.month, report.title,
    report.created_at AS "createdAt"
  FROM follows follow
  JOIN participants author ON author.id = follow.participant_id AND author.is_active AND author.is_public
  JOIN progress_updates report ON report.participant_id = author.id
  WHERE follow.user_id = $1
  ORDER BY report.id DESC LIMIT $2`;

/** An account has few votes, the site many: its own are found first. $1 voter, $2 how many. */
export const VOTES = `
  WITH own AS MATERIALIZED (SELECT * FROM votes WHERE user_id = $1)
  SELECT own.id, own.participant_id AS "participantId", person.name AS "participantName", own.award_id AS "awardId", own.month,
    own.comment, own.comment_id AS "commentId", own.pseudonym, own.counted, own.uncounted_reason AS "uncountedReason", own.hidden,
    own.hidden_reason AS "hiddenReason", own.created_at AS "createdAt", fixed.root IS NOT NULL AS "hasReceipt"
  FROM own
  JOIN participants person ON person.id = own.participant_id
  LEFT JOIN vote_months fixed ON fixed.month = own.month
  ORDER BY own.id DESC LIMIT $2`;
