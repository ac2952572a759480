import { AlarmDto } from '../../alarms/dto/alarm.dto.js';
import { ChainHealthDto } from './chain-health.dto.js';

/** All parts work. */
export class HealthDto {
  /** @example ok */
  status: string;

  /** Problems that hold up settlements and refunds but not the site, such as an operator without coins for gas. */
  warnings: string[];

  /** What administrators have to look at, newest first; the newest twenty. */
  alarms: AlarmDto[];

  /** How many are open beside these. @example 0 */
  moreAlarms: number;

  /** The chains on which the site works, the home chain first; figures of the last few seconds. */
  chains: ChainHealthDto[];
}
