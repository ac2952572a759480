import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AnswersModule } from './answers/answers.module.js';
import { ChainModule } from './chain/chain.module.js';
import { CachesModule } from './common/caches.module.js';
import { AccessGuard } from './common/access/access.guard.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { createValidationPipe } from './common/validation/validation.pipe.js';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { SeedsModule } from './database/seeds/seeds.module.js';
import { loggerOptions } from './logger.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { EventsModule } from './events/events.module.js';
import { AdsModule } from './modules/ads/ads.module.js';
import { AltchaModule } from './modules/altcha/altcha.module.js';
import { ArchiveModule } from './modules/archive/archive.module.js';
import { AwardsModule } from './modules/awards/awards.module.js';
import { BrowserReportsModule } from './modules/browser-reports/browser-reports.module.js';
import { BooksModule } from './modules/books/books.module.js';
import { BurstsModule } from './modules/bursts/bursts.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { FollowsModule } from './modules/follows/follows.module.js';
import { HomesModule } from './modules/homes/homes.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { IdentityModule } from './modules/identity/identity.module.js';
import { MetricsModule } from './modules/metrics/metrics.module.js';
import { NftModule } from './modules/nft/nft.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { WalletModule } from './modules/wallet/wallet.module.js';
import { ParticipantsModule } from './modules/participants/participants.module.js';
import { ProgressModule } from './modules/progress/progress.module.js';
import { TalkModule } from './modules/talk/talk.module.js';
import { OperatorStatusModule } from './modules/operator-status/operator-status.module.js';
import { PlacementsModule } from './modules/placements/placements.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { SecondFactorModule } from './modules/second-factor/second-factor.module.js';
import { SiteConfigModule } from './modules/site-config/site-config.module.js';
import { TokenomicsModule } from './modules/tokenomics/tokenomics.module.js';
import { UploadsModule } from './modules/uploads/uploads.module.js';
import { ViewersModule } from './modules/viewers/viewers.module.js';
import { VoteRootsModule } from './modules/votes/vote-roots.module.js';
import { PushModule } from './modules/push/push.module.js';
import { RemindersModule } from './modules/reminders/reminders.module.js';
import { VotesModule } from './modules/votes/votes.module.js';
import { QueueModule } from './queue/queue.module.js';
import { PagePatience } from './site/page-patience.js';
import { TracingModule } from './tracing/tracing.module.js';

@Module({})
export class AppModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LoggerModule.forRoot(loggerOptions(config)),
        ConfigModule.forRoot(config),
        CachesModule,
        DatabaseModule,
        QueueModule,
        HousekeepingModule,
        EventsModule,
        AnswersModule,
        ChainModule,
        AltchaModule,
        AuthModule,
        MailModule,
        IdentityModule,
        SecondFactorModule,
        UploadsModule,
        AdsModule,
        PlacementsModule,
        PaymentsModule,
        BooksModule,
        BurstsModule,
        WalletModule,
        NftModule,
        NotificationsModule,
        ParticipantsModule,
        AwardsModule,
        FollowsModule,
        ProgressModule,
        TalkModule,
        ViewersModule,
        VoteRootsModule,
        VotesModule,
        PushModule,
        RemindersModule,
        TokenomicsModule,
        ArchiveModule,
        HomesModule,
        SearchModule,
        SiteConfigModule,
        HealthModule,
        OperatorStatusModule,
        MetricsModule,
        BrowserReportsModule,
        SeedsModule,
        TracingModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: createValidationPipe },
        PagePatience,
      ],
    };
  }
}
