import type admin from '../../i18n/en/admin.json';
import type common from '../../i18n/en/common.json';

/** Kinds of things that are changed, as the server's paths name them. */
export type SubjectKind = keyof typeof admin.audit.subjectOf;
export type SettingName = keyof typeof admin.settings.description;

/** A path such as 'ads/12' in its parts. */
export function partsOf(subject: string): { kind: string; id: string } {
  const [kind = '', id = ''] = subject.split('/');
  return { kind, id };
}

/** What has a name on the screen, and a code in the audit. */
export const subjectKinds = [
  'ads',
  'payments',
  'participants',
  'progress-updates',
  'comments',
  'report-comments',
  'votes',
  'awards',
  'users',
  'mails',
  'alarms',
  'seasons',
] as const satisfies SubjectKind[];
export const settingNames = [
  'adRunDays',
  'challengeStartDate',
  'challengeEndDate',
  'maxParticipants',
  'participantWhitelist',
  'videoHosts',
] as const satisfies SettingName[];
export const valueNames = [
  'upcoming',
  'open',
  'closed',
] as const satisfies (keyof typeof admin.audit.value)[];
export const statusNames = [
  'pending',
  'approved',
  'rejected',
  'completed',
] as const satisfies (keyof typeof common.status)[];
