import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { MonthsOfSeasonDto } from './dto/months-of-season.dto.js';
import { VoteMonthDto, VoteMonthTotalsDto } from './dto/vote-month.dto.js';
import { ParseMonthPipe } from './parse-month.pipe.js';
import { VoteTotalsQuery } from './vote-totals.query.js';

@ApiTags('votes')
@Controller('votes/months')
export class VoteMonthsController {
  constructor(private readonly totals: VoteTotalsQuery) {}

  /** The months in which there were votes, newest first: of a season, or of all of them where none is named, as no two share a month. */
  @Get()
  @Anyone()
  @PublicAnswer({ path: '/votes/months', takesQuery: true, shows: ['vote_totals', 'vote_months', 'awards'] })
  listVoteMonths(@Query() { season }: MonthsOfSeasonDto): Promise<VoteMonthDto[]> {
    return this.totals.months(season);
  }

  /** One month with every participant's total; 404 for one without votes. */
  @Get(':month')
  @Anyone()
  @PublicAnswer({ path: '/votes/months/:month', shows: ['vote_totals', 'vote_months', 'awards'] })
  getVoteMonth(@Param('month', ParseMonthPipe) month: CalendarMonth): Promise<VoteMonthTotalsDto> {
    return this.totals.month(month);
  }
}
