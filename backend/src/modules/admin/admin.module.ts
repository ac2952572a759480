import { Module } from '@nestjs/common';
import { AdsModule } from '../ads/ads.module.js';
import { AlarmsModule } from '../alarms/alarms.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { AwardsModule } from '../awards/awards.module.js';
import { BurstsModule } from '../bursts/bursts.module.js';
import { BooksModule } from '../books/books.module.js';
import { MailModule } from '../mail/mail.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { NftModule } from '../nft/nft.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProgressModule } from '../progress/progress.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ViewersModule } from '../viewers/viewers.module.js';
import { VotesModule } from '../votes/votes.module.js';
import { AdminAdsController } from './admin-ads.controller.js';
import { AdminAlarmsController } from './admin-alarms.controller.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AdminBurstsController } from './admin-bursts.controller.js';
import { AdminBooksController } from './admin-books.controller.js';
import { AdminBadgesController } from './admin-badges.controller.js';
import { AdminCommentsController } from './admin-comments.controller.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { AdminAwardsController } from './admin-awards.controller.js';
import { AdminJudgesController } from './admin-judges.controller.js';
import { AdminOutboxController } from './admin-outbox.controller.js';
import { AdminLinksController } from './admin-links.controller.js';
import { AdminParticipantsController } from './admin-participants.controller.js';
import { AdminPaymentsController } from './admin-payments.controller.js';
import { AdminPictureCopiesController } from './admin-picture-copies.controller.js';
import { AdminProgressController } from './admin-progress.controller.js';
import { AdminReportCommentsController } from './admin-report-comments.controller.js';
import { TalkModule } from '../talk/talk.module.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { AdminSeasonsController } from './admin-seasons.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminViewersController } from './admin-viewers.controller.js';
import { AdminVotesController } from './admin-votes.controller.js';

@Module({
  imports: [
    AdsModule,
    AlarmsModule,
    AuditModule,
    AuthModule,
    AwardsModule,
    BooksModule,
    BurstsModule,
    MailModule,
    IdentityModule,
    NftModule,
    ParticipantsModule,
    PaymentsModule,
    ProgressModule,
    SeasonsModule,
    SettingsModule,
    TalkModule,
    UploadsModule,
    ViewersModule,
    VotesModule,
  ],
  controllers: [
    AdminAccountsController,
    AdminAdsController,
    AdminAlarmsController,
    AdminAuditController,
    AdminAwardsController,
    AdminBooksController,
    AdminBurstsController,
    AdminBadgesController,
    AdminCommentsController,
    AdminJudgesController,
    AdminOutboxController,
    AdminLinksController,
    AdminParticipantsController,
    AdminPaymentsController,
    AdminPictureCopiesController,
    AdminProgressController,
    AdminReportCommentsController,
    AdminSeasonsController,
    AdminSettingsController,
    AdminUsersController,
    AdminViewersController,
    AdminVotesController,
  ],
})
export class AdminModule {}
