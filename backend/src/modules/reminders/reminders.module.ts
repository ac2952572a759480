import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PushModule } from '../push/push.module.js';
import { VotesModule } from '../votes/votes.module.js';
import { OwnReminders } from './own-reminders.service.js';
import { RemindersJob } from './reminders.job.js';
import { VoteReminders } from './vote-reminders.service.js';
import { WeeklyDigests } from './weekly-digests.service.js';

@Module({
  imports: [AuthModule, MailModule, NotificationsModule, PushModule, VotesModule],
  providers: [OwnReminders, RemindersJob, VoteReminders, WeeklyDigests],
})
export class RemindersModule {}
