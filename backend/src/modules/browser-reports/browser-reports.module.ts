import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import { BrowserReportsController } from './browser-reports.controller.js';
import { BrowserReports } from './browser-reports.service.js';

@Module({
  imports: [MetricsModule],
  controllers: [BrowserReportsController],
  providers: [BrowserReports],
})
export class BrowserReportsModule {}
