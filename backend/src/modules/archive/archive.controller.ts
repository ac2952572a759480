import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { ArchiveQuery } from './archive.query.js';
import { SeasonArchiveDto } from './dto/season-archive.dto.js';
import { SeasonDto } from './dto/season.dto.js';

@ApiTags('seasons')
@Controller('seasons')
export class ArchiveController {
  constructor(private readonly archive: ArchiveQuery) {}

  /** Every season, newest first. */
  @Get()
  @Anyone()
  @PublicAnswer({ path: '/seasons', shows: ['seasons', 'participant_profiles'] })
  listSeasons(): Promise<SeasonDto[]> {
    return this.archive.list();
  }

  /** A season with who took part, its awards, months, sums and money; 404 for one that nobody has planned. */
  @Get(':number')
  @Anyone()
  @PublicAnswer({
    path: '/seasons/:number',
    shows: [
      ...(['seasons', 'participants', 'awards', 'award_scores', 'judges', 'progress_updates'] as const),
      ...(['votes', 'vote_totals', 'vote_months', 'ad_payments'] as const),
    ],
    forMs: 200,
  })
  getSeason(@Param('number', ParseIdPipe) number: number): Promise<SeasonArchiveDto> {
    return this.archive.of(number);
  }
}
