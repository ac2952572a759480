import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { JudgeDto } from '../awards/dto/judge.dto.js';
import { JudgesService } from '../awards/judges.service.js';
import { SeasonFilterDto } from '../seasons/dto/season-filter.dto.js';

@ApiTags('admin')
@Controller('admin/judges')
@Roles('admin')
export class AdminJudgesController {
  constructor(private readonly judges: JudgesService) {}

  /** Who judges a season, by their names. */
  @Get()
  async listJudges(@Query() { season }: SeasonFilterDto): Promise<JudgeDto[]> {
    return (await this.judges.list(season)).map(JudgeDto.from);
  }

  /** Lets an account judge a season, also one that has yet to begin; one that does already goes on. */
  @Put(':userId')
  @StepUp()
  @HttpCode(204)
  appointJudge(
    @Param('userId', ParseIdPipe) userId: number,
    @CurrentUser() admin: SignedInUser,
    @Query() { season }: SeasonFilterDto,
  ): Promise<void> {
    return this.judges.appoint(admin, userId, season);
  }

  /** Ends an account's judging of a season; its scores are kept but count no more, except in awards that are closed. */
  @Delete(':userId')
  @StepUp()
  @HttpCode(204)
  dismissJudge(
    @Param('userId', ParseIdPipe) userId: number,
    @CurrentUser() admin: SignedInUser,
    @Query() { season }: SeasonFilterDto,
  ): Promise<void> {
    return this.judges.dismiss(admin, userId, season);
  }
}
