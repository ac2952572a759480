import { Logger } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type AlarmCode, type ConditionCode, isAct } from './alarm-codes.js';
import { Alarm, type AlarmParams } from './entities/alarm.entity.js';

const logger = new Logger('Alarms');

/** An act that was raised before stays as it is, also where it was acknowledged; a condition that had ended begins anew. */
const RAISE = `
  INSERT INTO alarms (code, key, params) VALUES ($1, $2, $3)
  ON CONFLICT (code, key) DO UPDATE SET params = EXCLUDED.params, since = now(), ended_at = NULL
  WHERE $4 AND alarms.ended_at IS NOT NULL
  RETURNING id`;

/**
 * Tells administrators of something, in the caller's transaction; doing it again changes nothing while it is open.
 * @param key tells it from others of its code
 * @param params anyone may read them
 */
export async function raiseAlarm(
  manager: EntityManager,
  code: AlarmCode,
  key: string,
  params: AlarmParams,
): Promise<void> {
  const raised: unknown[] = await manager.query(RAISE, [code, key, JSON.stringify(params), !isAct(code)]);
  if (raised.length > 0) logAlarm(code, params);
}

/** A condition is over; nothing where it was not raised. */
export async function endAlarms(
  manager: EntityManager,
  code: ConditionCode,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await manager.update(Alarm, { code, key: In([...keys]), endedAt: IsNull() }, { endedAt: () => 'now()' });
}

export const endAlarm = (manager: EntityManager, code: ConditionCode, key: string): Promise<void> =>
  endAlarms(manager, code, [key]);

export const logAlarm = (code: AlarmCode, params: AlarmParams): void =>
  logger.error(params, `ALARM: ${code}`);
