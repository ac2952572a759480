import { Controller, Delete, Get, HttpCode, Param, Put, Req } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { FollowsService } from './follows.service.js';

@ApiTags('follows')
@Controller()
@SignedIn()
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  /** Ids of the participants that one follows, the latest first. */
  @Get('follows')
  listFollowed(@CurrentUser() user: SignedInUser): Promise<number[]> {
    return this.follows.followedBy(user.id);
  }

  /** Follows a participant: their reports become one's news. 403 for oneself, 404 for whom has no place, or is not known yet. */
  @Put('participants/:id/follow')
  @HttpCode(204)
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async followParticipant(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
  ): Promise<void> {
    await this.follows.follow(user, id, request.ip ?? 'unknown');
  }

  /** Follows them no longer. */
  @Delete('participants/:id/follow')
  @HttpCode(204)
  @ApiTooManyRequestsResponse({ description: 'Too many changes; see Retry-After' })
  async unfollowParticipant(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.follows.unfollow(user, id);
  }
}
