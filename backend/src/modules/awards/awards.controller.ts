import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { SeasonFilterDto } from '../seasons/dto/season-filter.dto.js';
import { AwardsQuery } from './awards.query.js';
import { AwardDto } from './dto/award.dto.js';

@ApiTags('awards')
@Controller('awards')
export class AwardsController {
  constructor(private readonly query: AwardsQuery) {}

  /** A season's awards, the current one's unless another is named, with their standings: as they are, or as they were when the award closed. */
  @Get()
  @Anyone()
  @PublicAnswer({
    path: '/awards',
    takesQuery: true,
    shows: ['awards', 'award_scores', 'judges', 'participants', 'seasons', 'votes', 'vote_totals'],
  })
  async listAwards(@Query() { season }: SeasonFilterDto): Promise<AwardDto[]> {
    return (await this.query.list(season)).map(AwardDto.from);
  }
}
