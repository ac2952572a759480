import type { FieldProblems } from '../../common/errors/app-error.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import type { Problem } from '../../common/errors/problem.js';
import type { Season } from './entities/season.entity.js';
import {
  applicationsAfterStart,
  applicationsCloseLate,
  applicationsOutOfOrder,
  ceremonyTooEarly,
  endNotAfterStart,
  reviewTooEarly,
} from './seasons.errors.js';

export type SeasonDateField =
  'applicationsFrom' | 'applicationsTo' | 'startsAt' | 'endsAt' | 'reviewAt' | 'ceremonyAt';

type SeasonDates = Pick<Season, SeasonDateField>;

interface Order {
  earlier: SeasonDateField;
  later: SeasonDateField;
  /** Whether both may be the same instant. */
  orSame?: true;
  /** Beside which of the two it is said. */
  field: SeasonDateField;
  problem: () => Problem;
}

const ORDERS: readonly Order[] = [
  {
    earlier: 'applicationsFrom',
    later: 'startsAt',
    field: 'applicationsFrom',
    problem: applicationsAfterStart,
  },
  {
    earlier: 'applicationsFrom',
    later: 'applicationsTo',
    field: 'applicationsTo',
    problem: applicationsOutOfOrder,
  },
  {
    earlier: 'applicationsTo',
    later: 'startsAt',
    orSame: true,
    field: 'applicationsTo',
    problem: applicationsCloseLate,
  },
  { earlier: 'startsAt', later: 'endsAt', field: 'endsAt', problem: endNotAfterStart },
  { earlier: 'startsAt', later: 'reviewAt', field: 'reviewAt', problem: reviewTooEarly },
  { earlier: 'startsAt', later: 'ceremonyAt', field: 'ceremonyAt', problem: ceremonyTooEarly },
  { earlier: 'reviewAt', later: 'ceremonyAt', orSame: true, field: 'ceremonyAt', problem: ceremonyTooEarly },
];

/** Of two dates that are both given the earlier one comes first. @throws validationFailed */
export function checkOrder(dates: SeasonDates): void {
  const fields: FieldProblems = {};
  for (const { field, problem } of ORDERS.filter((order) => !isKept(order, dates)))
    fields[field] ??= [problem()];
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** What is wrong first of all with where one of the dates stands. */
export function orderProblemOf(moved: SeasonDateField, dates: SeasonDates): Problem | undefined {
  const broken = ORDERS.find(
    (order) => [order.earlier, order.later].includes(moved) && !isKept(order, dates),
  );
  return broken?.problem();
}

function isKept({ earlier, later, orSame }: Order, dates: SeasonDates): boolean {
  const [before, after] = [dates[earlier], dates[later]];
  return !before || !after || before < after || (orSame === true && before.getTime() === after.getTime());
}
