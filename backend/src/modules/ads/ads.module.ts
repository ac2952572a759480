import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { AdPictures } from './ad-pictures.js';
import { AdStatusChanges } from './ad-status-changes.js';
import { AdsController } from './ads.controller.js';
import { AdsQuery } from './ads.query.js';
import { AdsService } from './ads.service.js';
import { Ad } from './entities/ad.entity.js';
import { ModerationService } from './moderation.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Ad]), AuditModule, NotificationsModule, UploadsModule],
  controllers: [AdsController],
  providers: [AdsService, AdsQuery, ModerationService, AdPictures, AdStatusChanges],
  exports: [AdsService, AdsQuery, ModerationService, AdStatusChanges],
})
export class AdsModule {}
