import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { FollowersService } from './followers.service.js';
import { FollowsController } from './follows.controller.js';
import { FollowsService } from './follows.service.js';

@Module({
  imports: [NotificationsModule, ParticipantsModule],
  controllers: [FollowsController],
  providers: [FollowersService, FollowsService],
  exports: [FollowersService],
})
export class FollowsModule {}
