import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { SignedIn, WithoutAddress } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { sessionNotFound } from './auth.errors.js';
import { OwnSessionDto } from './dto/own-session.dto.js';
import { OwnSessions } from './own-sessions.service.js';

@ApiTags('security')
@Controller('auth/sessions')
@WithoutAddress()
@SignedIn()
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  /** Where the account is signed in, last seen first. */
  @Get()
  listSessions(@CurrentUser() { id }: SignedInUser, @Req() request: Request): Promise<OwnSessionDto[]> {
    return this.sessions.list(id, request.sessionID);
  }

  /** Signs the account out everywhere else. */
  @Delete()
  @HttpCode(204)
  @ChangesNothingShown('Nobody else is shown who is signed in.')
  endOtherSessions(@CurrentUser() user: SignedInUser, @Req() request: Request): Promise<void> {
    return this.sessions.endOthers(user, request.sessionID);
  }

  /** Signs the account out there. 404 for a session that is not its own. */
  @Delete(':id')
  @HttpCode(204)
  async endSession(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    if (!/^[0-9a-f]{32}$/.test(id) || !(await this.sessions.end(user, id))) throw sessionNotFound();
  }
}
