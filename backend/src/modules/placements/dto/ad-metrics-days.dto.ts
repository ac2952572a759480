import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { dayInvalid } from '../placements.errors.js';

/** A day that the calendar knows, from 1970 on: PostgreSQL has no year 0, nor a day before it. */
const isDay = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return moment.getTime() >= 0 && moment.toISOString().startsWith(value);
};

const IsDay = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isDay', validator: { validate: isDay } },
    says((field) => dayInvalid({ field })),
  );

/** Days of which figures are asked for, both included. */
export class AdMetricsDaysDto {
  /** First day (UTC); 29 days before the last one unless given. */
  @ApiProperty({ type: String, format: 'date', example: '2026-11-01' })
  @IsOptional()
  @IsDay()
  from?: string;

  /** Last day (UTC); today unless given. */
  @ApiProperty({ type: String, format: 'date', example: '2026-11-26' })
  @IsOptional()
  @IsDay()
  to?: string;
}
