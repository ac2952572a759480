import { Module } from '@nestjs/common';
import { NetworkMark } from '../../common/access/network-mark.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { FollowerDaysQuery } from './follower-days.query.js';
import { FollowersService } from './followers.service.js';
import { FollowsController } from './follows.controller.js';
import { FollowsService } from './follows.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { FollowerMailbox } from './follower-mailbox.js';
import { ViewersModule } from '../viewers/viewers.module.js';
import { UncountedMailboxes } from './uncounted-mailboxes.service.js';
import { OwnFollows } from './own-follows.service.js';

@Module({
  imports: [AuthModule, NotificationsModule, ParticipantsModule, ViewersModule],
  controllers: [FollowsController],
  providers: [
    FollowerDaysQuery,
    FollowerMailbox,
    FollowersService,
    FollowsService,
    NetworkMark,
    OwnFollows,
    UncountedMailboxes,
  ],
  exports: [FollowerDaysQuery, FollowersService, UncountedMailboxes],
})
export class FollowsModule {}
