import { season } from '../../season';
import type { Setting } from './api';
import type { SettingKey } from './hooks/use-save-settings';
import { toInstant, toUtcInput } from '../../utc-input';

/** Holds while nothing else was set, as on the server. */
const USUAL_RUN_DAYS = 30;

/** The challenge's settings as the form has them. */
export interface ChallengeValues {
  /** As a datetime-local input has it: in UTC, as seasons are; empty while there is none. */
  startDate: string;
  endDate: string;
  maxParticipants: number;
  /** Days of an ad's run, for ads that are submitted from now on. */
  adRunDays: number;
  /** Host names with commas between. */
  videoHosts: string;
}

export type Change = [key: SettingKey, value: string];

/** Empty where a setting was never made. */
export const valueIn = (settings: readonly Setting[], key: SettingKey): string =>
  settings.find((setting) => setting.key === key)?.value ?? '';

/** What the form begins with. */
export const toValues = (valueOf: (key: SettingKey) => string): ChallengeValues => ({
  startDate: toUtcInput(valueOf('challengeStartDate')),
  endDate: toUtcInput(valueOf('challengeEndDate')),
  maxParticipants: Number(valueOf('maxParticipants')) || season.usualPlaces,
  adRunDays: Number(valueOf('adRunDays')) || USUAL_RUN_DAYS,
  videoHosts: valueOf('videoHosts').split(',').join(', '),
});

/**
 * What is to be saved: lists side by side, the changes of one list in turn. Only what differs from what the form began with, as
 * somebody else may have changed the rest since. The server takes no start after the end, so that of the two dates goes first with
 * which they stay in order.
 */
export function toChanges(values: ChallengeValues, began: ChallengeValues): Change[][] {
  const changed = (field: keyof ChallengeValues, ...change: Change): Change[] =>
    values[field] === began[field] ? [] : [change];
  const start = changed('startDate', 'challengeStartDate', toInstant(values.startDate));
  const end = changed('endDate', 'challengeEndDate', toInstant(values.endDate));
  const startsAfterFormerEnd = values.startDate !== '' && values.startDate >= began.endDate;
  return [
    startsAfterFormerEnd ? [...end, ...start] : [...start, ...end],
    changed('maxParticipants', 'maxParticipants', String(values.maxParticipants)),
    changed('adRunDays', 'adRunDays', String(values.adRunDays)),
    changed('videoHosts', 'videoHosts', values.videoHosts.trim()),
  ];
}
