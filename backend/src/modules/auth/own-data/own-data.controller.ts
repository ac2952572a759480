import { Controller, Delete, Get, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn, StepUp, WithoutAddress } from '../../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../../common/access/current-user.decorator.js';
import { sessionCookie } from '../../../common/access/session-cookie.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { signOut } from '../sign-in/signed-in-session.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountExport } from './account-export.service.js';

/** What its owner may take along, and take away. */
@ApiTags('security')
@Controller('auth/me')
@WithoutAddress()
@SignedIn()
export class OwnDataController {
  constructor(
    private readonly exports: AccountExport,
    private readonly deletion: AccountDeletion,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Everything that is kept of the account, as a file of JSON: one key for each kind of thing, with lists in the order in which
   * they came to be. No password, hash or token stands in it. Amounts are wei.
   */
  @Get('export')
  @StepUp()
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiTooManyRequestsResponse({ description: 'Exported too often; see Retry-After' })
  exportOwnData(@CurrentUser() { id }: SignedInUser, @Res() response: Response): Promise<void> {
    return this.exports.send(id, response);
  }

  /**
   * Deletes the account for good: nobody can sign in to it again, and its name and address are free. Ads, payments and votes stay,
   * without personal data. 409 for the last administrator.
   */
  @Delete()
  @HttpCode(204)
  @StepUp('always')
  @ApiConflictResponse({ description: 'The last administrator cannot leave' })
  @ApiTooManyRequestsResponse({ description: 'Tried too often; see Retry-After' })
  async deleteOwnAccount(
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.deletion.delete(user);
    await signOut(request);
    const { name, options } = sessionCookie(this.config);
    response.clearCookie(name, options);
  }
}
