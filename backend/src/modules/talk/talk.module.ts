import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { ProgressModule } from '../progress/progress.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { AdminReportCommentsController } from './admin-report-comments.controller.js';
import { AdminReportCommentsQuery } from './admin-report-comments.query.js';
import { CommentLocks } from './comment-locks.service.js';
import { CommentRemovals } from './comment-removals.service.js';
import { OwnComments } from './own-comments.service.js';
import { OwnTalkQuery } from './own-talk.query.js';
import { ReportCommentReports } from './report-comment-reports.service.js';
import { ReportCommentsController } from './report-comments.controller.js';
import { ReportCommentsService } from './report-comments.service.js';
import { ReportTalkController } from './report-talk.controller.js';
import { ReportTalksQuery } from './report-talks.query.js';
import { SuspendedComments } from './suspended-comments.service.js';
import { TalkClosing } from './talk-closing.service.js';
import { TalkDoors } from './talk-doors.service.js';
import { TalkModeration } from './talk-moderation.service.js';
import { TalkNews } from './talk-news.service.js';
import { ThreadsQuery } from './threads.query.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    MailModule,
    NotificationsModule,
    ParticipantsModule,
    ProgressModule,
    SeasonsModule,
  ],
  controllers: [AdminReportCommentsController, ReportTalkController, ReportCommentsController],
  providers: [
    AdminReportCommentsQuery,
    CommentLocks,
    CommentRemovals,
    OwnComments,
    OwnTalkQuery,
    ReportCommentReports,
    ReportCommentsService,
    ReportTalksQuery,
    SuspendedComments,
    TalkClosing,
    TalkDoors,
    TalkModeration,
    TalkNews,
    ThreadsQuery,
  ],
})
export class TalkModule {}
