import { Global, Module } from '@nestjs/common';
import { Backlogs } from './backlogs.service.js';
import { ExpiredJob } from './expired.job.js';
import { Housekeeping } from './housekeeping.service.js';

@Global()
@Module({
  providers: [Backlogs, ExpiredJob, Housekeeping],
  exports: [Backlogs, Housekeeping],
})
export class HousekeepingModule {}
