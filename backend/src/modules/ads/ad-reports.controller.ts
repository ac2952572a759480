import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { SendReportDto } from '../../common/reports/send-report.dto.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdReportsService } from './ad-reports.service.js';

@ApiTags('ads')
@Controller('ads')
export class AdReportsController {
  constructor(private readonly reports: AdReportsService) {}

  /** Tells the administrator of somebody else's ad; a second report of the same account changes nothing. */
  @Post(':id/report')
  @HttpCode(204)
  @SignedIn()
  @ApiTooManyRequestsResponse({ description: 'Too many reports; see Retry-After' })
  async reportAd(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reporter: SignedInUser,
    @Body() { reason = null }: SendReportDto,
  ): Promise<void> {
    await this.reports.report(reporter, id, reason);
  }
}
