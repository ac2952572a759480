import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiTags } from '@nestjs/swagger';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { JudgesDeskDto } from './dto/judges-desk.dto.js';
import { DiscardScoreDraftDto, KeepScoreDraftDto, ScoreDraftDto } from './dto/score-draft.dto.js';
import { ScoreFeedbackDto } from './dto/score-feedback.dto.js';
import { JudgesDeskQuery } from './judges-desk.query.js';
import { ScoreDrafts } from './score-drafts.service.js';
import { ScoreFeedbackQuery } from './score-feedback.query.js';

@ApiTags('judging')
@Controller('awards/:id')
export class JudgesDeskController {
  constructor(
    private readonly desk: JudgesDeskQuery,
    private readonly drafts: ScoreDrafts,
    private readonly feedback: ScoreFeedbackQuery,
  ) {}

  /** What the signed-in judge has to do and has done, with the drafts that nobody else reads. */
  @Get('desk')
  @SignedIn()
  @ApiForbiddenResponse({ description: "For judges of the award's season only" })
  async getDesk(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<JudgesDeskDto> {
    return JudgesDeskDto.from(await this.desk.of(user, id));
  }

  /** Keeps what the signed-in judge is making up for a participant, in the place of the draft of that revision. */
  @Put('drafts/:participantId')
  @SignedIn()
  @ChangesNothingShown('A draft is for its judge alone.')
  @ApiForbiddenResponse({
    description: "For judges of the award's season only, and not for their own project",
  })
  @ApiConflictResponse({
    description: 'The award is not open, its season is closed, or another tab has changed the draft',
  })
  async keepScoreDraft(
    @Param('id', ParseIdPipe) awardId: number,
    @Param('participantId', ParseIdPipe) participantId: number,
    @CurrentUser() { id: userId }: SignedInUser,
    @Body() dto: KeepScoreDraftDto,
  ): Promise<ScoreDraftDto> {
    return ScoreDraftDto.from(await this.drafts.keep({ awardId, participantId, userId }, dto));
  }

  /** Drops what the signed-in judge was making up, if it is the draft of that revision. */
  @Delete('drafts/:participantId')
  @HttpCode(204)
  @SignedIn()
  @ChangesNothingShown('A draft is for its judge alone.')
  @ApiForbiddenResponse({
    description: "For judges of the award's season only, and not for their own project",
  })
  @ApiConflictResponse({
    description: 'The award is not open, its season is closed, or another tab has changed the draft',
  })
  async discardScoreDraft(
    @Param('id', ParseIdPipe) awardId: number,
    @Param('participantId', ParseIdPipe) participantId: number,
    @CurrentUser() { id: userId }: SignedInUser,
    @Query() { revision }: DiscardScoreDraftDto,
  ): Promise<void> {
    await this.drafts.discard({ awardId, participantId, userId }, revision);
  }

  /** What the judges gave the signed-in participant of the award's season, once the award is closed. */
  @Get('feedback')
  @SignedIn()
  @ApiConflictResponse({ description: 'The award is not closed' })
  async getScoreFeedback(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<ScoreFeedbackDto> {
    return ScoreFeedbackDto.from(await this.feedback.of(user.id, id));
  }
}
