import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { FollowersService } from './followers.service.js';
import { FollowsController } from './follows.controller.js';
import { FollowsService } from './follows.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { OwnFollows } from './own-follows.service.js';

@Module({
  imports: [AuthModule, NotificationsModule, ParticipantsModule],
  controllers: [FollowsController],
  providers: [FollowersService, FollowsService, OwnFollows],
  exports: [FollowersService],
})
export class FollowsModule {}
