import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxMail } from './entities/outbox-mail.entity.js';
import { MailService } from './mail.service.js';
import { OutboxJob } from './outbox.job.js';
import { SmtpSender } from './smtp-sender.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutboxMail])],
  providers: [MailService, OutboxJob, SmtpSender],
  exports: [MailService],
})
export class MailModule {}
