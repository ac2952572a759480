import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdminSeasonDto } from './dto/admin-season.dto.js';
import { ChangeSeasonDto } from './dto/change-season.dto.js';
import { PlanSeasonDto } from './dto/plan-season.dto.js';
import { SeasonObstacle } from './dto/season-obstacle.dto.js';
import { SeasonClosing } from './season-closing.service.js';
import { SeasonPlanning } from './season-planning.service.js';
import { SeasonsQuery } from './seasons.query.js';

@ApiTags('admin')
@Controller('admin/seasons')
@Roles('admin')
export class AdminSeasonsController {
  constructor(
    private readonly seasons: SeasonsQuery,
    private readonly planning: SeasonPlanning,
    private readonly closing: SeasonClosing,
  ) {}

  /** Every season, newest first, with the addresses that are invited to it. */
  @Get()
  async listAdminSeasons(): Promise<AdminSeasonDto[]> {
    return (await this.seasons.listWhole()).map(AdminSeasonDto.from);
  }

  /**
   * Plans the season after the newest, with that one's awards. Once a second season is planned, the version of the site before
   * seasons can no longer run on this database.
   */
  @Post()
  @StepUp()
  @ApiConflictResponse({
    description: 'The newest season has no end, has yet to begin, or would share a month',
  })
  async planSeason(@CurrentUser() admin: SignedInUser, @Body() dto: PlanSeasonDto): Promise<AdminSeasonDto> {
    return AdminSeasonDto.from(await this.planning.plan(admin, dto));
  }

  /** Changes what is said of a season that is not closed. */
  @Patch(':number')
  @StepUp()
  @ApiNotFoundResponse({ description: 'There is no such season' })
  @ApiConflictResponse({
    description: 'It was changed after the revision, is closed, or would take or share a month',
  })
  async changeSeason(
    @Param('number', ParseIdPipe) number: number,
    @CurrentUser() admin: SignedInUser,
    @Body() dto: ChangeSeasonDto,
  ): Promise<AdminSeasonDto> {
    return AdminSeasonDto.from(await this.planning.change(admin, number, dto));
  }

  /** What stands in the way of closing a season; nothing once it is closed. */
  @Get(':number/closing')
  @ApiNotFoundResponse({ description: 'There is no such season' })
  async listClosingObstacles(@Param('number', ParseIdPipe) number: number): Promise<SeasonObstacle[]> {
    return this.closing.obstacles(number);
  }

  /** Closes a season that nothing stands in the way of: from then on all that belongs to it can only be read. */
  @Post(':number/close')
  @StepUp()
  @HttpCode(200)
  @ApiConflictResponse({ description: 'season_not_closable: something stands in the way' })
  async closeSeason(
    @Param('number', ParseIdPipe) number: number,
    @CurrentUser() admin: SignedInUser,
  ): Promise<AdminSeasonDto> {
    return AdminSeasonDto.from(await this.closing.close(admin, number));
  }

  /** Opens a closed season again, until the next has begun. */
  @Post(':number/reopen')
  @StepUp()
  @HttpCode(200)
  @ApiConflictResponse({ description: 'season_not_reopenable: the next season has begun' })
  async reopenSeason(
    @Param('number', ParseIdPipe) number: number,
    @CurrentUser() admin: SignedInUser,
  ): Promise<AdminSeasonDto> {
    return AdminSeasonDto.from(await this.closing.reopen(admin, number));
  }
}
