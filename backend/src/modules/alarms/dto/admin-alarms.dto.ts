import { isAct } from '../../../chain/alarms/alarm-codes.js';
import type { Alarm } from '../../../chain/alarms/entities/alarm.entity.js';
import { AlarmDto } from './alarm.dto.js';

/** An alarm as administrators see it. */
export class AdminAlarmDto extends AlarmDto {
  /** @example 7 */
  id: number;

  /** Whether it ends once its cause is gone; any other stays until somebody acknowledges it. */
  endsByItself: boolean;

  static override from(alarm: Alarm): AdminAlarmDto {
    return { id: alarm.id, endsByItself: !isAct(alarm.code), ...AlarmDto.from(alarm) };
  }
}

/** The alarms that are open. */
export class AdminAlarmsDto {
  /** The newest of them, newest first. */
  alarms: AdminAlarmDto[];

  /** How many are open beside these. @example 0 */
  more: number;
}
