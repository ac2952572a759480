import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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

  /** Follows a participant: their reports become one's news. 403 for oneself, 404 for whom has no place. */
  @Put('participants/:id/follow')
  @HttpCode(204)
  async followParticipant(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.follows.follow(user.id, id);
  }

  /** Follows them no longer. */
  @Delete('participants/:id/follow')
  @HttpCode(204)
  async unfollowParticipant(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.follows.unfollow(user.id, id);
  }
}
