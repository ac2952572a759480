import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { accountOf } from '../../common/access/account-of-session.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { ForParticipants } from '../participants/holds-place.guard.js';
import { SeasonFilterDto } from '../seasons/dto/season-filter.dto.js';
import { CreateProgressUpdateDto } from './dto/create-progress-update.dto.js';
import { ListProgressUpdatesDto } from './dto/list-progress-updates.dto.js';
import { ProgressUpdateDto } from './dto/progress-update.dto.js';
import { ProgressVersionDto } from './dto/progress-version.dto.js';
import { ReportMonthDto } from './dto/report-month.dto.js';
import { UpdateProgressUpdateDto } from './dto/update-progress-update.dto.js';
import { FilmPlaysService } from './film-plays.service.js';
import { ProgressQuery } from './progress.query.js';
import { ProgressService } from './progress.service.js';
import { ReportMonthsQuery } from './report-months.query.js';

@ApiTags('progress')
@Controller('progress-updates')
export class ProgressController {
  constructor(
    private readonly progress: ProgressService,
    private readonly query: ProgressQuery,
    private readonly months: ReportMonthsQuery,
    private readonly plays: FilmPlaysService,
  ) {}

  /** Reports of those who hold a place in a season, or of one of them, newest first; the next page is named in the Link header. */
  @Get()
  @Anyone()
  @PublicAnswer({
    path: '/progress-updates',
    takesQuery: true,
    shows: ['progress_updates', 'participant_profiles', 'seasons'],
  })
  async listProgressUpdates(
    @Query() filter: ListProgressUpdatesDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProgressUpdateDto[]> {
    const { updates, next } = await this.query.listPublic(filter);
    linkNextPage(request, response, next);
    return updates.map(ProgressUpdateDto.from);
  }

  /** What the signed-in participant owes: the twelve months of a season, the current one before all others. */
  @Get('due')
  @ForParticipants()
  async listReportMonths(
    @CurrentUser() user: SignedInUser,
    @Query() { season }: SeasonFilterDto,
  ): Promise<ReportMonthDto[]> {
    return this.months.of(user.id, season);
  }

  /** One report; 404 when its author holds no place. */
  @Get(':id')
  @Anyone()
  @PublicAnswer({ path: '/progress-updates/:id', shows: ['progress_updates', 'participant_profiles'] })
  async getProgressUpdate(@Param('id', ParseIdPipe) id: number): Promise<ProgressUpdateDto> {
    return ProgressUpdateDto.from(await this.query.findPublic(id));
  }

  /** What the report said before, newest first; for its author and the administrator. */
  @Get(':id/versions')
  @ForParticipants('admin')
  async listProgressVersions(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reader: SignedInUser,
  ): Promise<ProgressVersionDto[]> {
    return (await this.query.listVersions(id, reader)).map(ProgressVersionDto.from);
  }

  /** Files the report of a month of a season that is not closed, the current one before all others. */
  @Post()
  @ForParticipants()
  @ApiConflictResponse({ description: 'The month has a report already (params.id), or has not begun' })
  async createProgressUpdate(
    @CurrentUser() user: SignedInUser,
    @Query() { season }: SeasonFilterDto,
    @Body() dto: CreateProgressUpdateDto,
  ): Promise<ProgressUpdateDto> {
    return ProgressUpdateDto.from(await this.progress.create(user.id, dto, season));
  }

  /** Edits one's own report, of a season that is not closed; what it said before is kept. */
  @Patch(':id')
  @ForParticipants()
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async updateProgressUpdate(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @Body() dto: UpdateProgressUpdateDto,
  ): Promise<ProgressUpdateDto> {
    return ProgressUpdateDto.from(await this.progress.update(user.id, id, dto));
  }

  /** Tells that somebody started the film; the same mailbox, account or network counts once a day (UTC). */
  @Post(':id/plays')
  @HttpCode(204)
  @Anyone()
  @ApiTooManyRequestsResponse({ description: 'Too many films; see Retry-After' })
  async countFilmPlay(@Param('id', ParseIdPipe) id: number, @Req() request: Request): Promise<void> {
    await this.plays.count(id, request.ip ?? 'unknown', accountOf(request));
  }
}
