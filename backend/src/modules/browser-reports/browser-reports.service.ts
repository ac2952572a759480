import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { hasPoint, rateLimiter } from '../../common/rate-limit.js';
import { PREFIX, SiteRegistry } from '../metrics/site-registry.js';
import { violationsOf } from './policy-violation.js';

const HOUR = 60 * 60;

/** A page that breaks the policy does so at each of its visits; a few tell what is wrong. */
const REPORTS_AN_HOUR = 30;

/** Tells of pages that tried what the policy forbids: an attack, or a fault of ours. Nothing of it is kept but a line in the log. */
@Injectable()
export class BrowserReports {
  private readonly logger = new Logger(BrowserReports.name);
  private readonly limiter: RateLimiterPostgres;
  private readonly violations: Counter<'directive'>;
  private readonly dropped: Counter;

  constructor(dataSource: DataSource, registry: SiteRegistry) {
    this.limiter = rateLimiter(dataSource, 'csp-report', REPORTS_AN_HOUR, HOUR);
    this.violations = new Counter({
      name: `${PREFIX}csp_violations_total`,
      help: 'What browsers report that the content security policy kept out, by directive',
      labelNames: ['directive'],
      registers: [registry],
    });
    this.dropped = new Counter({
      name: `${PREFIX}csp_reports_dropped_total`,
      help: 'Reports that were not looked at, as their network had sent enough',
      registers: [registry],
    });
  }

  /** @param body as it was sent by anybody; @param network whose reports are counted */
  async take(body: unknown, network: string): Promise<void> {
    if (!(await hasPoint(this.limiter, network))) return this.dropped.inc();
    for (const violation of violationsOf(body)) {
      this.violations.inc({ directive: violation.directive });
      this.logger.warn({ violation }, 'A browser kept something out of a page');
    }
  }
}
