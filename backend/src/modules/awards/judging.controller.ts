import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AwardScoreDto } from './dto/award-score.dto.js';
import { JudgingDto } from './dto/judge.dto.js';
import { ScoreParticipantDto } from './dto/score-participant.dto.js';
import { JudgesService } from './judges.service.js';
import { ScoresService } from './scores.service.js';

@ApiTags('judging')
@Controller('awards')
export class JudgingController {
  constructor(
    private readonly judges: JudgesService,
    private readonly scores: ScoresService,
  ) {}

  /** Whether the signed-in account judges the current season or one that is still being decided, and which awards. */
  @Get('judging')
  @SignedIn()
  async getJudging(@CurrentUser() user: SignedInUser): Promise<JudgingDto> {
    return this.judges.judging(user.id);
  }

  /** The scores that the signed-in judge has given. */
  @Get(':id/scores')
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
  @SignedIn()
  @ApiForbiddenResponse({ description: 'For judges only, and not for their own project' })
  @ApiConflictResponse({ description: 'The award is not open' })
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async scoreParticipant(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @Body() dto: ScoreParticipantDto,
  ): Promise<AwardScoreDto> {
    return AwardScoreDto.from(await this.scores.put(user.id, id, dto));
  }
}
