import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AccountSuspensions } from './account-suspensions.service.js';
import { AccountsQuery } from './accounts.query.js';
import { ListUsersDto } from './dto/list-users.dto.js';
import { ListedUserDto } from './dto/listed-user.dto.js';
import { SuspendUserDto } from './dto/suspend-user.dto.js';

@ApiTags('admin')
@Controller('admin/users')
@Roles('admin')
export class AdminUsersController {
  constructor(
    private readonly query: AccountsQuery,
    private readonly suspensions: AccountSuspensions,
  ) {}

  /** All accounts, newest first; the next page is named in the Link header. */
  @Get()
  async listUsers(
    @Query() wanted: ListUsersDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedUserDto[]> {
    const { rows, next } = await this.query.list(wanted);
    linkNextPage(request, response, next);
    return rows.map(ListedUserDto.from);
  }

  /** Ends the account's sessions and lets it sign in no more; its ads are shown to nobody else, and keep their status. */
  @Post(':id/suspend')
  @StepUp()
  @HttpCode(204)
  @ApiConflictResponse({ description: "One's own account" })
  suspendUser(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() admin: SignedInUser,
    @Body() { reason }: SuspendUserDto,
  ): Promise<void> {
    return this.suspensions.suspend(admin, id, reason);
  }

  /** Lets a suspended account sign in again; its ads come back as they were. */
  @Post(':id/restore')
  @StepUp()
  @HttpCode(204)
  restoreUser(@Param('id', ParseIdPipe) id: number, @CurrentUser() admin: SignedInUser): Promise<void> {
    return this.suspensions.restore(admin, id);
  }

  /** Signs an account out everywhere. */
  @Delete(':id/sessions')
  @StepUp()
  @HttpCode(204)
  endUserSessions(@Param('id', ParseIdPipe) id: number, @CurrentUser() admin: SignedInUser): Promise<void> {
    return this.suspensions.endSessions(admin, id);
  }
}
