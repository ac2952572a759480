import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Alarm } from '../../chain/alarms/entities/alarm.entity.js';

/** The newest open alarms, and how many there are beside them. */
export interface OpenAlarms {
  newest: Alarm[];
  more: number;
}

/** Looks for what nobody has acknowledged, and what is still so. */
@Injectable()
export class OpenAlarmsQuery {
  constructor(private readonly dataSource: DataSource) {}

  async find(most: number): Promise<OpenAlarms> {
    const { manager } = this.dataSource;
    const [newest, count] = await manager.findAndCount(Alarm, {
      where: { endedAt: IsNull() },
      order: { since: 'DESC', id: 'DESC' },
      take: most,
    });
    return { newest, more: count - newest.length };
  }
}
