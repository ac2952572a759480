import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { CurrentUser, type SignedInUser } from '../../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../../common/validation/parse-id.pipe.js';
import { AdvertiserOnly } from '../../auth/advertiser-only.decorator.js';
import { AdAnswers } from '../ad-answers.service.js';
import type { AdDto } from '../dto/ad.dto.js';
import { OwnRuns } from './own-runs.service.js';

/** What an advertiser does with the run of their own ad; 403 for anybody else's. */
@ApiTags('ads')
@Controller('ads/:id')
@AdvertiserOnly()
export class OwnRunsController {
  constructor(
    private readonly runs: OwnRuns,
    private readonly answers: AdAnswers,
  ) {}

  /** Takes one's own ad back before it is approved for the first time: it is rejected, and what was paid is given back. */
  @Post('withdraw')
  @HttpCode(200)
  @ApiConflictResponse({
    description: 'A moderator has decided on it, or approved it before an edit; or it is over',
  })
  @ApiTooManyRequestsResponse({ description: 'Ten have been withdrawn within a day; see Retry-After' })
  async withdrawAd(@Param('id', ParseIdPipe) id: number, @CurrentUser() user: SignedInUser): Promise<AdDto> {
    return this.answers.forManager(await this.runs.withdraw(user.id, id));
  }

  /** Has one's own approved ad rest: the clock of its run stands still. */
  @Post('pause')
  @HttpCode(200)
  @ApiConflictResponse({ description: 'It is not approved, or it is over' })
  async pauseAd(@Param('id', ParseIdPipe) id: number, @CurrentUser() user: SignedInUser): Promise<AdDto> {
    return this.answers.forManager(await this.runs.pause(user.id, id));
  }

  /** Has one's own ad go on where it was paused. */
  @Post('resume')
  @HttpCode(200)
  @ApiConflictResponse({ description: 'It is over' })
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async resumeAd(@Param('id', ParseIdPipe) id: number, @CurrentUser() user: SignedInUser): Promise<AdDto> {
    return this.answers.forManager(await this.runs.resume(user.id, id));
  }
}
