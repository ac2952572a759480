import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { networkOf } from '../../common/access/network-of.js';
import { Anyone } from '../../common/access/access.decorator.js';
import { SignIns } from '../auth/sign-in/sign-ins.service.js';
import { LinkTokenDto } from '../identity/dto/link-token.dto.js';
import { IdentityLimits } from '../identity/identity-limits.js';
import { RegisterViewerDto } from './dto/register-viewer.dto.js';
import { RegisteredViewerDto, ViewerDto } from './dto/viewer.dto.js';
import { ViewerConfirmations } from './viewer-confirmations.service.js';
import { ViewersService } from './viewers.service.js';

@ApiTags('viewers')
@Controller('viewers')
export class ViewersController {
  constructor(
    private readonly viewers: ViewersService,
    private readonly signIns: SignIns,
    private readonly confirmations: ViewerConfirmations,
    private readonly limits: IdentityLimits,
  ) {}

  /**
   * Registers a viewer. Without a password the answer is what was sent, for known and unknown addresses alike, and a letter
   * asks whoever reads the address to confirm it; with one an account of role viewer is made and signed in, and what is kept of it comes along. 409 then where the address is taken.
   */
  @Post()
  @Anyone()
  @ApiConflictResponse({
    description: 'With a password: the e-mail is registered already, or has an account',
  })
  @ApiForbiddenResponse({ description: 'altcha_needed: solve a challenge of GET altcha, then ask again' })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this address; see Retry-After' })
  async registerViewer(
    @Body() dto: RegisterViewerDto,
    @Req() request: Request,
  ): Promise<RegisteredViewerDto> {
    const { registered, account } = await this.viewers.register(dto, request.ip ?? 'unknown');
    if (!account) return RegisteredViewerDto.from(registered);
    await this.signIns.registered(request, account.user);
    return ViewerDto.from(account.viewer);
  }

  /** Confirms the address of a viewer without an account, by the link that was mailed to it. 400 for a link that does not count. */
  @Post('confirm')
  @HttpCode(204)
  @Anyone()
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address; see Retry-After' })
  confirmViewer(@Body() { token }: LinkTokenDto, @Req() request: Request): Promise<void> {
    return this.limits.tryLink(networkOf(request.ip), () => this.confirmations.confirm(token));
  }
}
