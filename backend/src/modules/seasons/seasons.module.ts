import { Module } from '@nestjs/common';
import { SeasonClock } from './season-clock.service.js';
import { SeasonDates } from './season-dates.service.js';
import { SeasonPassings } from './season-passings.js';
import { SeasonsJob } from './seasons.job.js';
import { SeasonsQuery } from './seasons.query.js';

@Module({
  providers: [SeasonClock, SeasonDates, SeasonPassings, SeasonsJob, SeasonsQuery],
  exports: [SeasonDates, SeasonPassings, SeasonsQuery],
})
export class SeasonsModule {}
