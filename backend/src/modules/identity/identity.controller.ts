import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { networkOf } from '../../common/access/network-of.js';
import { Anyone, SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ConfirmationsService } from './confirmations.service.js';
import { ForgotPasswordDto } from './dto/forgot-password.dto.js';
import { LinkTokenDto } from './dto/link-token.dto.js';
import { ResetPasswordDto } from './dto/reset-password.dto.js';
import { IdentityLimits } from './identity-limits.js';
import { NotMeService } from './not-me.service.js';
import { PasswordResets } from './password-resets.service.js';

/** What links in mails and from administrators do. */
@ApiTags('identity')
@ApiTooManyRequestsResponse({ description: 'Too many tries from this address; see Retry-After' })
@Controller('auth')
export class IdentityController {
  constructor(
    private readonly confirmations: ConfirmationsService,
    private readonly resets: PasswordResets,
    private readonly notMe: NotMeService,
    private readonly limits: IdentityLimits,
  ) {}

  /** Confirms the address that the link was mailed to. 400 for a link that does not count. */
  @Post('confirm')
  @HttpCode(204)
  @Anyone()
  @ApiConflictResponse({ description: 'The new address has another account by now' })
  confirmEmail(@Body() { token }: LinkTokenDto, @Req() request: Request): Promise<void> {
    return this.limits.tryLink(networkOf(request.ip), () => this.confirmations.confirm(token));
  }

  /** Mails the link to the signed-in account's address again; nothing happens once it is confirmed. */
  @Post('confirm/send')
  @HttpCode(202)
  @SignedIn()
  @ChangesNothingShown('A link is mailed; the address is proved by who opens it.')
  @ApiConflictResponse({ description: 'This site sends no mail' })
  sendConfirmation(@CurrentUser() { id }: SignedInUser): Promise<void> {
    return this.confirmations.sendAgain(id);
  }

  /** Mails a link for a new password, if there is an account of this address; the answer is the same in any case. */
  @Post('forgot')
  @HttpCode(202)
  @Anyone()
  @ChangesNothingShown('A job that mails a link is put down.')
  async forgotPassword(@Body() { email }: ForgotPasswordDto, @Req() request: Request): Promise<void> {
    await this.limits.forgot(networkOf(request.ip));
    await this.resets.forgot(email);
  }

  /** Sets a new password by a link, and ends all sessions of its account. 400 for a link that does not count. */
  @Post('reset')
  @HttpCode(204)
  @Anyone()
  resetPassword(@Body() { token, password }: ResetPasswordDto, @Req() request: Request): Promise<void> {
    return this.limits.tryLink(networkOf(request.ip), () => this.resets.reset(token, password));
  }

  /**
   * Takes an account back by the link that was mailed to the address that it had: restores that address, ends all sessions and mails
   * it a link for a new password. 400 for a link that does not count.
   */
  @Post('not-me')
  @HttpCode(204)
  @Anyone()
  takeBack(@Body() { token }: LinkTokenDto, @Req() request: Request): Promise<void> {
    return this.limits.tryLink(networkOf(request.ip), () => this.notMe.restore(token));
  }
}
