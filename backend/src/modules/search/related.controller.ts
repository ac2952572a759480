import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anyone } from '../../common/access/access.decorator.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { RelatedParticipants } from '../participants/related-participants.query.js';
import { FoundParticipantDto } from './dto/found.dto.js';

/** As many as stand side by side. */
const SHOWN = 3;

@ApiTags('search')
@Controller('participants')
export class RelatedController {
  constructor(private readonly related: RelatedParticipants) {}

  /** Up to three others of the same season whose profession and project are most alike; 404 where not everybody may know of them. */
  @Get(':id/related')
  @Anyone()
  @PublicAnswer({ path: '/participants/:id/related', shows: ['participant_profiles'] })
  async listRelatedParticipants(@Param('id', ParseIdPipe) id: number): Promise<FoundParticipantDto[]> {
    const others = await this.related.find(id, SHOWN);
    return others.map((other) => FoundParticipantDto.from(other, ''));
  }
}
