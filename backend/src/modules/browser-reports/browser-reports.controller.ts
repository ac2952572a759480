import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { Anyone } from '../../common/access/access.decorator.js';
import { networkOf } from '../../common/access/network-of.js';
import { BrowserReports } from './browser-reports.service.js';

@ApiTags('browser reports')
@Controller('csp-reports')
export class BrowserReportsController {
  constructor(private readonly reports: BrowserReports) {}

  /**
   * For browsers: what the content security policy kept out of a page. 204 whatever it says, up to 8 kB; a few go into the log,
   * cut short and without queries.
   */
  @Post()
  @HttpCode(204)
  @Anyone()
  @ChangesNothingShown('A line of the log and a figure of the metrics.')
  @ApiConsumes('application/csp-report', 'application/reports+json')
  @ApiBody({ schema: {} })
  async reportViolations(@Req() request: Request): Promise<void> {
    await this.reports.take(request.body, networkOf(request.ip));
  }
}
