import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AlarmsService } from './alarms.service.js';
import { OpenAlarmsQuery } from './open-alarms.query.js';

@Module({
  imports: [AuditModule],
  providers: [AlarmsService, OpenAlarmsQuery],
  exports: [AlarmsService, OpenAlarmsQuery],
})
export class AlarmsModule {}
