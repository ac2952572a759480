import { Injectable, type PipeTransform } from '@nestjs/common';
import { CALENDAR_MONTH, type CalendarMonth } from '../../common/calendar-month.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import { monthInvalid } from './votes.errors.js';

/** Takes a calendar month from the path; anything else is a 400. */
@Injectable()
export class ParseMonthPipe implements PipeTransform<string, CalendarMonth> {
  transform(value: string): CalendarMonth {
    if (!CALENDAR_MONTH.test(value)) throw validationFailed({ month: [monthInvalid({ field: 'month' })] });
    return value;
  }
}
