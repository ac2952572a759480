import { toInstant, toUtcInput } from '../../utc-input';
import type { Award, UpdateAward } from './api';

/** An award as the console's form has it. */
export interface AwardValues {
  /** In UTC, as everybody reads it, in the way of a datetime-local input; empty while there is none. */
  startDate: string;
  endDate: string;
  rewardAmount: string;
  /** Empty for the standard words. */
  description: string;
}

export const descriptionMax = 500;

export const toValues = (award: Award): AwardValues => ({
  startDate: toUtcInput(award.startDate),
  endDate: toUtcInput(award.endDate),
  rewardAmount: String(award.rewardAmount),
  description: award.ownDescription ? award.description : '',
});

/** Only what was changed: an input holds no seconds, which a date that was left alone should keep. */
export function toChanges(values: AwardValues, award: Award): UpdateAward {
  const before = toValues(award);
  const isChanged = (field: keyof AwardValues) => values[field].trim() !== before[field];
  return {
    ...(isChanged('startDate') && { startDate: toInstant(values.startDate) || null }),
    ...(isChanged('endDate') && { endDate: toInstant(values.endDate) || null }),
    // What is no number is the server's to refuse, beside the field.
    ...(isChanged('rewardAmount') && { rewardAmount: toNumber(values.rewardAmount) }),
    ...(isChanged('description') && { description: values.description.trim() || null }),
  };
}

const toNumber = (text: string): number => (text.trim() === '' ? -1 : Number(text));
