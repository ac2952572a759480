import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminAdsQuery } from '../../ads/admin-ads.query.js';
import { OpenAlarmsQuery } from '../../alarms/open-alarms.query.js';
import type { AdminHomeDto, WaitingAdDto } from '../dto/admin-home.dto.js';

const OLDEST = 3;

/** Whoever finds as many need not know how many more there are. */
const COUNTED_TO = 100;

const OLDEST_ADS = `
  SELECT id, title, created_at AS "createdAt" FROM ads WHERE status = 'pending' ORDER BY id LIMIT $1`;

type Waiting = Pick<AdminHomeDto, 'reportedComments' | 'payments' | 'failedLetters'>;

/**
 * Each from an index, and no further than to the bound; from one reported comment to the next, of votes and of reports, however
 * often each was reported.
 */
const WAITING = `
  WITH RECURSIVE reported (id, place) AS (
    (SELECT vote_id, 1 FROM comment_reports ORDER BY vote_id LIMIT 1)
    UNION ALL
    SELECT (SELECT vote_id FROM comment_reports WHERE vote_id > reported.id ORDER BY vote_id LIMIT 1), place + 1
    FROM reported WHERE reported.id IS NOT NULL AND place < $1
  ), reported_talk (id, place) AS (
    (SELECT comment_id, 1 FROM report_comment_reports ORDER BY comment_id LIMIT 1)
    UNION ALL
    SELECT (SELECT comment_id FROM report_comment_reports WHERE comment_id > reported_talk.id ORDER BY comment_id LIMIT 1), place + 1
    FROM reported_talk WHERE reported_talk.id IS NOT NULL AND place < $1
  )
  SELECT
    least($1, (SELECT count(*) FROM reported JOIN votes vote ON vote.id = reported.id AND NOT vote.hidden)
      + (SELECT count(*) FROM reported_talk JOIN report_comments comment ON comment.id = reported_talk.id AND NOT comment.hidden)
    )::integer AS "reportedComments",
    (SELECT count(*)::integer FROM (SELECT FROM ad_payments WHERE awaits_decision LIMIT $1) payment) AS payments,
    (SELECT count(*)::integer FROM (SELECT FROM outbox WHERE failed_at IS NOT NULL LIMIT $1) letter) AS "failedLetters"`;

/** Reads what waits for an administrator: figures that cost no more where there is more. */
@Injectable()
export class AdminHomeQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdminAdsQuery,
    private readonly openAlarms: OpenAlarmsQuery,
  ) {}

  async read(): Promise<AdminHomeDto> {
    const { pending, reported } = await this.ads.count();
    const oldestAds = await this.dataSource.query<WaitingAdDto[]>(OLDEST_ADS, [OLDEST]);
    const [waiting] = await this.dataSource.query<[Waiting]>(WAITING, [COUNTED_TO]);
    const { newest, more } = await this.openAlarms.find(1);
    return {
      countedTo: COUNTED_TO,
      pendingAds: Math.min(pending, COUNTED_TO),
      oldestAds,
      reportedAds: Math.min(reported, COUNTED_TO),
      ...waiting,
      alarms: newest.length + more,
    };
  }
}
