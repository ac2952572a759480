import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AdminSeasonsController } from './admin-seasons.controller.js';
import { SeasonClock } from './season-clock.service.js';
import { SeasonClosing } from './season-closing.service.js';
import { SeasonDates } from './season-dates.service.js';
import { SeasonMonths } from './season-months.service.js';
import { SeasonObstacles } from './season-obstacles.js';
import { SeasonPassings } from './season-passings.js';
import { SeasonPlanning } from './season-planning.service.js';
import { SeasonWarnings } from './season-warnings.js';
import { SeasonsAudit } from './seasons-audit.service.js';
import { SeasonsJob } from './seasons.job.js';
import { SeasonsQuery } from './seasons.query.js';

@Module({
  imports: [AuditModule],
  controllers: [AdminSeasonsController],
  providers: [
    SeasonClock,
    SeasonClosing,
    SeasonDates,
    SeasonMonths,
    SeasonObstacles,
    SeasonPassings,
    SeasonPlanning,
    SeasonWarnings,
    SeasonsAudit,
    SeasonsJob,
    SeasonsQuery,
  ],
  exports: [SeasonDates, SeasonObstacles, SeasonPassings, SeasonsQuery],
})
export class SeasonsModule {}
