import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { MailPreferencesController } from './by-mail/mail-preferences.controller.js';
import { MailPreferences } from './by-mail/mail-preferences.service.js';
import { NewsByMailJob } from './by-mail/news-by-mail.job.js';
import { NoticeLetters } from './by-mail/notice-letters.service.js';
import { UnsubscribeController } from './by-mail/unsubscribe.controller.js';
import { Unsubscriptions } from './by-mail/unsubscriptions.service.js';
import { MailPreference } from './entities/mail-preference.entity.js';
import { Notification } from './entities/notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsQuery } from './notifications.query.js';
import { NotificationsService } from './notifications.service.js';
import { OldNotificationsJob } from './old-notifications.job.js';
import { AuthModule } from '../auth/auth.module.js';
import { ViewersModule } from '../viewers/viewers.module.js';
import { OwnNews } from './own-news.service.js';
import { NotificationPreferencesController } from './preferences/notification-preferences.controller.js';
import { NotificationPreferences } from './preferences/notification-preferences.service.js';

@Module({
  imports: [AuthModule, MailModule, ViewersModule, TypeOrmModule.forFeature([MailPreference, Notification])],
  controllers: [
    MailPreferencesController,
    NotificationPreferencesController,
    NotificationsController,
    UnsubscribeController,
  ],
  providers: [
    MailPreferences,
    NewsByMailJob,
    NoticeLetters,
    NotificationPreferences,
    NotificationsQuery,
    NotificationsService,
    OwnNews,
    OldNotificationsJob,
    Unsubscriptions,
  ],
  exports: [NoticeLetters, NotificationsService],
})
export class NotificationsModule {}
