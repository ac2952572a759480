import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AdminAdsController } from './admin-ads.controller.js';
import { AdminAdsQuery } from './admin-ads.query.js';
import { AdAnswers } from './ad-answers.service.js';
import { AdFigures } from './ad-figures.service.js';
import { AdReportsController } from './ad-reports.controller.js';
import { AdReportsQuery } from './ad-reports.query.js';
import { AdReportsService } from './ad-reports.service.js';
import { AdPictures } from './ad-pictures.js';
import { AdStatusChanges } from './ad-status-changes.js';
import { AdsController } from './ads.controller.js';
import { AdsQuery } from './ads.query.js';
import { AdsService } from './ads.service.js';
import { FoundAds } from './found-ads.query.js';
import { CopiedAdPictures } from './copied-ad-pictures.js';
import { Ad } from './entities/ad.entity.js';
import { ModerationService } from './moderation.service.js';
import { OwnAds } from './own-ads.service.js';
import { SuspendedAds } from './suspended-ads.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { OwnRunsController } from './runs/own-runs.controller.js';
import { OwnRuns } from './runs/own-runs.service.js';
import { RunClock } from './runs/run-clock.service.js';
import { RunCompletions } from './runs/run-completions.service.js';
import { RunsJob } from './runs/runs.job.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Ad]),
    AuditModule,
    AuthModule,
    NotificationsModule,
    SettingsModule,
    UploadsModule,
  ],
  controllers: [AdminAdsController, AdsController, AdReportsController, OwnRunsController],
  providers: [
    AdsService,
    AdsQuery,
    AdminAdsQuery,
    ModerationService,
    AdPictures,
    AdStatusChanges,
    AdAnswers,
    AdFigures,
    AdReportsQuery,
    AdReportsService,
    CopiedAdPictures,
    FoundAds,
    OwnAds,
    SuspendedAds,
    OwnRuns,
    RunClock,
    RunCompletions,
    RunsJob,
  ],
  exports: [AdFigures, AdsService, AdminAdsQuery, ModerationService, AdStatusChanges, FoundAds],
})
export class AdsModule {}
