import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdminOutboxController } from './admin-outbox.controller.js';
import { OutboxMail } from './entities/outbox-mail.entity.js';
import { LetterReviews } from './letter-reviews.service.js';
import { MailService } from './mail.service.js';
import { OutboxCareJob } from './outbox-care.job.js';
import { OutboxJob } from './outbox.job.js';
import { OutboxQuery } from './outbox.query.js';
import { SmtpSender } from './smtp-sender.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([OutboxMail])],
  controllers: [AdminOutboxController],
  providers: [LetterReviews, MailService, OutboxCareJob, OutboxJob, OutboxQuery, SmtpSender],
  exports: [LetterReviews, MailService],
})
export class MailModule {}
