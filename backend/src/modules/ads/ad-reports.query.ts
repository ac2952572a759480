import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_ROWS } from '../../common/lists/list-page.js';
import type { GivenReportDto } from '../../common/reports/given-report.dto.js';
import { newestReports } from '../../common/reports/newest-reports.sql.js';

/**
 * SQL: the ids of reported ads, the newest ads first, and no further than to the bound. From one ad to the next by the index, however many
 * reports each has.
 */
export const REPORTED_ADS = `
  WITH RECURSIVE reported (id) AS (
    (SELECT ad_id FROM ad_reports ORDER BY ad_id DESC LIMIT 1)
    UNION ALL
    SELECT (SELECT ad_id FROM ad_reports WHERE ad_id < reported.id ORDER BY ad_id DESC LIMIT 1)
    FROM reported WHERE reported.id IS NOT NULL
  )
  SELECT id FROM reported WHERE id IS NOT NULL LIMIT ${MAX_ROWS}`;

const REPORTS = `
  SELECT
    (SELECT count(*)::integer FROM (SELECT FROM ad_reports WHERE ad_id = ad.id LIMIT ${MAX_ROWS}) counted) AS "reportCount",
    ${newestReports('ad_reports', 'ad_id', 'ad.id')} AS reports
  FROM unnest($1::integer[]) WITH ORDINALITY ad (id, place) ORDER BY place`;

/** What others find wrong with an ad. */
export interface ReportsOfAd {
  reportCount: number;
  reports: GivenReportDto[];
}

/** Reads reports of ads for the administrator. */
@Injectable()
export class AdReportsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** Of each of these ads, in their order. */
  of(adIds: readonly number[]): Promise<ReportsOfAd[]> {
    return this.dataSource.query<ReportsOfAd[]>(REPORTS, [adIds]);
  }
}
