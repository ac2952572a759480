import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AdminAlarmsController } from './admin-alarms.controller.js';
import { AlarmsService } from './alarms.service.js';
import { OverduePromisesJob } from './overdue-promises.job.js';
import { OpenAlarmsQuery } from './open-alarms.query.js';

@Module({
  imports: [AuditModule],
  controllers: [AdminAlarmsController],
  providers: [AlarmsService, OpenAlarmsQuery, OverduePromisesJob],
  exports: [OpenAlarmsQuery],
})
export class AlarmsModule {}
