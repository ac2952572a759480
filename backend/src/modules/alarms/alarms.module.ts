import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AlarmsService } from './alarms.service.js';
import { OverduePromisesJob } from './overdue-promises.job.js';
import { OpenAlarmsQuery } from './open-alarms.query.js';

@Module({
  imports: [AuditModule],
  providers: [AlarmsService, OpenAlarmsQuery, OverduePromisesJob],
  exports: [AlarmsService, OpenAlarmsQuery],
})
export class AlarmsModule {}
