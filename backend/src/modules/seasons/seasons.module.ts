import { Module } from '@nestjs/common';
import { SeasonClock } from './season-clock.service.js';
import { SeasonPassings } from './season-passings.js';
import { SeasonsJob } from './seasons.job.js';
import { SeasonsQuery } from './seasons.query.js';

@Module({
  providers: [SeasonClock, SeasonPassings, SeasonsJob, SeasonsQuery],
  exports: [SeasonClock, SeasonPassings, SeasonsQuery],
})
export class SeasonsModule {}
