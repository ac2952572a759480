import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { isAct } from '../../chain/alarms/alarm-codes.js';
import { Alarm } from '../../chain/alarms/entities/alarm.entity.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { alarmEndsByItself, alarmNotFound } from './alarms.errors.js';
import { AdminAlarmDto, type AdminAlarmsDto } from './dto/admin-alarms.dto.js';
import { OpenAlarmsQuery } from './open-alarms.query.js';

/** As many as a person looks through; the others follow as these are acknowledged. */
const AT_ONCE = 50;

/** The administrators' part in alarms. */
@Injectable()
export class AlarmsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenAlarmsQuery,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<AdminAlarmsDto> {
    const { newest, more } = await this.open.find(AT_ONCE);
    return { alarms: newest.map(AdminAlarmDto.from), more };
  }

  /** Somebody has looked at what happened; once more changes nothing. @throws alarmNotFound, alarmEndsByItself */
  async acknowledge(admin: SignedInUser, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const alarm = await manager.findOneBy(Alarm, { id });
      if (!alarm) throw alarmNotFound();
      if (!isAct(alarm.code)) throw alarmEndsByItself();
      const { affected } = await manager.update(Alarm, { id, endedAt: IsNull() }, { endedAt: () => 'now()' });
      if (affected === 0) return;
      const { code, params } = alarm;
      const { chainId, event, subject, transactionHash } = params;
      await this.audit.record(manager, admin, {
        action: 'alarm.acknowledged',
        subject: `alarms/${id}`,
        details: { code, chainId, event, subject, transactionHash },
      });
    });
  }
}
