import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { SettingsService } from './settings.service.js';
import { VideoHostsService } from './video-hosts.service.js';

@Module({
  imports: [AuditModule, SeasonsModule],
  controllers: [AdminSettingsController],
  providers: [SettingsService, VideoHostsService],
  exports: [SettingsService, VideoHostsService],
})
export class SettingsModule {}
