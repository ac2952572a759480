import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AdminAdsQuery } from './admin-ads.query.js';
import { AdAnswers } from './ad-answers.service.js';
import { AdPictures } from './ad-pictures.js';
import { AdStatusChanges } from './ad-status-changes.js';
import { AdsController } from './ads.controller.js';
import { AdsQuery } from './ads.query.js';
import { AdsService } from './ads.service.js';
import { CopiedAdPictures } from './copied-ad-pictures.js';
import { Ad } from './entities/ad.entity.js';
import { ModerationService } from './moderation.service.js';
import { OwnAds } from './own-ads.service.js';
import { SuspendedAds } from './suspended-ads.service.js';
import { AuthModule } from '../auth/auth.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([Ad]), AuditModule, AuthModule, NotificationsModule, UploadsModule],
  controllers: [AdsController],
  providers: [
    AdsService,
    AdsQuery,
    AdminAdsQuery,
    ModerationService,
    AdPictures,
    AdStatusChanges,
    AdAnswers,
    CopiedAdPictures,
    OwnAds,
    SuspendedAds,
  ],
  exports: [AdAnswers, AdsService, AdminAdsQuery, ModerationService, AdStatusChanges],
})
export class AdsModule {}
