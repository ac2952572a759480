import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AdStatusChanges } from './ad-status-changes.js';
import { AdsController } from './ads.controller.js';
import { AdsQuery } from './ads.query.js';
import { AdsService } from './ads.service.js';
import { Ad } from './entities/ad.entity.js';
import { ModerationService } from './moderation.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Ad]), AuditModule],
  controllers: [AdsController],
  providers: [AdsService, AdsQuery, ModerationService, AdStatusChanges],
  exports: [AdsService, AdsQuery, ModerationService, AdStatusChanges],
})
export class AdsModule {}
