import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Notification } from './entities/notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsQuery } from './notifications.query.js';
import { NotificationsService } from './notifications.service.js';
import { OldNotificationsJob } from './old-notifications.job.js';

@Module({
  imports: [TypeOrmModule.forFeature([Notification])],
  controllers: [NotificationsController],
  providers: [NotificationsQuery, NotificationsService, OldNotificationsJob],
  exports: [NotificationsService],
})
export class NotificationsModule {}
