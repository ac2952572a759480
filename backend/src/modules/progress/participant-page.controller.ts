import { Controller, Get, Param } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { ParticipantPageDto } from './dto/participant-page.dto.js';
import { ProgressQuery } from './progress.query.js';

/** Stands here and not with the participants, as only this module knows what they reported. */
@ApiTags('participants')
@Controller('participants')
export class ParticipantPageController {
  constructor(
    private readonly participants: ParticipantsQuery,
    private readonly progress: ProgressQuery,
  ) {}

  /** The public page of somebody who holds a place, with their reports; 404 for all others, and for strangers of a season that has not begun. */
  @Get(':id')
  @Anyone()
  @PublicAnswer({
    path: '/participants/:id',
    shows: ['participants', 'progress_updates', 'seasons'],
    ofOne: ['participants', 'progress_updates'],
  })
  async getParticipant(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reader?: SignedInUser,
  ): Promise<ParticipantPageDto> {
    const participant = await this.participants.findActive(id, reader);
    return ParticipantPageDto.of(participant, await this.progress.listByParticipant(id));
  }
}
