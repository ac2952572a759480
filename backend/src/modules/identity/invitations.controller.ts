import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { SignedIn } from '../../common/access/access.decorator.js';
import { networkOf } from '../../common/access/network-of.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { LinkTokenDto } from './dto/link-token.dto.js';
import { IdentityLimits } from './identity-limits.js';
import { InvitationsService } from './invitations.service.js';

@ApiTags('identity')
@Controller('invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly limits: IdentityLimits,
  ) {}

  /** Accepts the invitation of the signed-in account's address. 400 for a link that does not count, 403 for another's. */
  @Post('accept')
  @HttpCode(204)
  @SignedIn()
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address; see Retry-After' })
  acceptInvitation(
    @CurrentUser() user: SignedInUser,
    @Body() { token }: LinkTokenDto,
    @Req() request: Request,
  ): Promise<void> {
    return this.limits.tryLink(networkOf(request.ip), () => this.invitations.accept(user, token));
  }
}
