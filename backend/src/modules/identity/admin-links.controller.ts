import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { InvitationDto, MakeInvitationDto } from './dto/invitation.dto.js';
import { MakeResetLinkDto, ResetLinkDto } from './dto/reset-link.dto.js';
import { HandedLinks } from './handed-links.service.js';

@ApiTags('admin')
@Controller('admin')
@Roles('admin')
export class AdminLinksController {
  constructor(private readonly links: HandedLinks) {}

  /** Makes an invitation for an address on the whitelist, and mails it where the site sends mail. */
  @Post('invitations')
  @StepUp()
  @ApiConflictResponse({ description: 'The address is not on the whitelist' })
  makeInvitation(
    @CurrentUser() admin: SignedInUser,
    @Body() { email }: MakeInvitationDto,
    @Req() request: Request,
  ): Promise<InvitationDto> {
    return this.links.invite(admin, email, request);
  }

  /** Makes a link by which an account that lost its password gets a new one. */
  @Post('password-resets')
  @StepUp()
  @ApiNotFoundResponse({ description: 'No such account' })
  makeResetLink(
    @CurrentUser() admin: SignedInUser,
    @Body() account: MakeResetLinkDto,
    @Req() request: Request,
  ): Promise<ResetLinkDto> {
    return this.links.resetPassword(admin, account, request);
  }
}
