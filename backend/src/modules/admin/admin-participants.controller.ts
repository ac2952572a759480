import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { ActivationService } from '../participants/activation.service.js';
import { AdminParticipantDto } from '../participants/dto/own-participant.dto.js';
import { SetParticipantActiveDto } from '../participants/dto/set-participant-active.dto.js';
import { ParticipantsQuery } from '../participants/participants.query.js';

@ApiTags('admin')
@Controller('admin/participants')
@Roles('admin')
export class AdminParticipantsController {
  constructor(
    private readonly query: ParticipantsQuery,
    private readonly activation: ActivationService,
  ) {}

  /** Every participant with their account: by place, then those without one. */
  @Get()
  async listAdminParticipants(): Promise<AdminParticipantDto[]> {
    return (await this.query.listForAdmin()).map(AdminParticipantDto.from);
  }

  /** Frees a participant's place, so that those behind move up, or gives them the next free one. */
  @Patch(':id')
  @ApiConflictResponse({ description: 'All places are taken' })
  async setParticipantActive(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() { isActive }: SetParticipantActiveDto,
  ): Promise<AdminParticipantDto> {
    return AdminParticipantDto.from(await this.activation.setActive(admin, id, isActive));
  }
}
