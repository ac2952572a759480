import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiTags } from '@nestjs/swagger';
import { Anyone, SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { SeasonFilterDto } from '../seasons/dto/season-filter.dto.js';
import { AwardsQuery } from './awards.query.js';
import { AwardDto } from './dto/award.dto.js';
import { AwardScoreDto } from './dto/award-score.dto.js';
import { JudgingDto } from './dto/judge.dto.js';
import { ScoreParticipantDto } from './dto/score-participant.dto.js';
import { JudgesService } from './judges.service.js';
import { ScoresService } from './scores.service.js';

@Controller('awards')
export class AwardsController {
  constructor(
    private readonly query: AwardsQuery,
    private readonly judges: JudgesService,
    private readonly scores: ScoresService,
  ) {}

  /** A season's awards, the current one's unless another is named, with their standings: as they are, or as they were when the award closed. */
  @Get()
  @ApiTags('awards')
  @Anyone()
  @PublicAnswer({
    shows: ['awards', 'award_scores', 'judges', 'participants', 'seasons', 'votes', 'vote_totals'],
  })
  async listAwards(@Query() { season }: SeasonFilterDto): Promise<AwardDto[]> {
    return (await this.query.list(season)).map(AwardDto.from);
  }

  /** Whether the signed-in account judges the current season or one that is still being decided, and which awards. */
  @Get('judging')
  @ApiTags('judging')
  @SignedIn()
  async getJudging(@CurrentUser() user: SignedInUser): Promise<JudgingDto> {
    return this.judges.judging(user.id);
  }

  /** The scores that the signed-in judge has given. */
  @Get(':id/scores')
  @ApiTags('judging')
  @SignedIn()
  @ApiForbiddenResponse({ description: 'For judges only' })
  async listOwnScores(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<AwardScoreDto[]> {
    return (await this.scores.listOwn(user.id, id)).map(AwardScoreDto.from);
  }

  /** Scores a participant by the rubric, or changes the score; until the award closes. */
  @Put(':id/scores')
  @ApiTags('judging')
  @SignedIn()
  @ApiForbiddenResponse({ description: 'For judges only, and not for their own project' })
  @ApiConflictResponse({ description: 'The award is not open' })
  async scoreParticipant(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @Body() dto: ScoreParticipantDto,
  ): Promise<AwardScoreDto> {
    return AwardScoreDto.from(await this.scores.put(user.id, id, dto));
  }
}
