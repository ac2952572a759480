import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { ActivationService } from './activation.service.js';
import { AdminParticipantsQuery } from './admin-participants.query.js';
import { ListAdminParticipantsDto } from './dto/list-admin-participants.dto.js';
import { AdminParticipantDto } from './dto/own-participant.dto.js';
import { SetParticipantActiveDto } from './dto/set-participant-active.dto.js';

@ApiTags('admin')
@Controller('admin/participants')
@Roles('admin')
export class AdminParticipantsController {
  constructor(
    private readonly query: AdminParticipantsQuery,
    private readonly activation: ActivationService,
  ) {}

  /** Participants with their accounts: by place, then those without one, or sorted; the next page is named in the Link header. */
  @Get()
  async listAdminParticipants(
    @Query() wanted: ListAdminParticipantsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminParticipantDto[]> {
    const { rows, next } = await this.query.list(wanted);
    linkNextPage(request, response, next);
    return rows.map(AdminParticipantDto.from);
  }

  /** Frees a participant's place, so that those behind move up, or gives them the next free one. */
  @Patch(':id')
  @StepUp()
  @ApiConflictResponse({ description: 'All places are taken' })
  async setParticipantActive(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() { isActive }: SetParticipantActiveDto,
  ): Promise<AdminParticipantDto> {
    return AdminParticipantDto.from(await this.activation.setActive(admin, id, isActive));
  }
}
