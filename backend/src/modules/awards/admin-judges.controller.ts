import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { JudgeDto } from './dto/judge.dto.js';
import { JudgesService } from './judges.service.js';
import { SeasonFilterDto } from '../seasons/dto/season-filter.dto.js';

@ApiTags('admin')
@Controller('admin/judges')
@Roles('admin')
export class AdminJudgesController {
  constructor(private readonly judges: JudgesService) {}

  /** Who judges a season, the current one unless another is named, by their names. */
  @Get()
  async listJudges(@Query() { season }: SeasonFilterDto): Promise<JudgeDto[]> {
    return (await this.judges.list(season)).map(JudgeDto.from);
  }

  /** Lets an account judge a season, the current one unless another is named; one that does already goes on. */
  @Put(':userId')
  @StepUp()
  @HttpCode(204)
  appointJudge(
    @Param('userId', ParseIdPipe) userId: number,
    @Query() { season }: SeasonFilterDto,
    @CurrentUser() admin: SignedInUser,
  ): Promise<void> {
    return this.judges.appoint(admin, userId, season);
  }

  /** Ends an account's judging of a season, the current one unless another is named; its scores are kept but count no more, except in awards that are closed. */
  @Delete(':userId')
  @StepUp()
  @HttpCode(204)
  dismissJudge(
    @Param('userId', ParseIdPipe) userId: number,
    @Query() { season }: SeasonFilterDto,
    @CurrentUser() admin: SignedInUser,
  ): Promise<void> {
    return this.judges.dismiss(admin, userId, season);
  }
}
