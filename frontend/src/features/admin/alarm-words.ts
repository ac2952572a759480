import type admin from '../../i18n/en/admin.json';
import type { AdminAlarm } from './alarms-api';

type What = keyof typeof admin.alarms.what;
type ToDo = keyof typeof admin.alarms.todo;

/** What has words of its own, typed by their names. */
const known: Record<What, true> = {
  AdSettled: true,
  AdRefunded: true,
  Minted: true,
  Moved: true,
  BadgeRevoked: true,
  BadgeTypeChanged: true,
  RootPublished: true,
  RoleGranted: true,
  RoleRevoked: true,
  RoleAdminChanged: true,
  DefaultAdminTransferScheduled: true,
  DefaultAdminTransferCanceled: true,
  DefaultAdminDelayChangeScheduled: true,
  DefaultAdminDelayChangeCanceled: true,
  AdPriceChanged: true,
  PayeeProposed: true,
  PayeeChanged: true,
  Paused: true,
  Unpaused: true,
  reorganised: true,
  nodes_contradict: true,
  promise_overdue: true,
  other: true,
};

const NOBODY = /^0x0{40}$/i;
/** Codes that say all that happened. */
const SAYING_ALL = ['reorganised', 'nodes_contradict', 'promise_overdue'] as const;
const isWordOfItsOwn = (code: string): code is (typeof SAYING_ALL)[number] =>
  (SAYING_ALL as readonly string[]).includes(code);
const isKnown = (name: string): name is What => Object.hasOwn(known, name);

/** Which sentence says what happened. */
export function whatOf({ code, params: { event = '', args } }: AdminAlarm): What {
  if (isWordOfItsOwn(code)) return code;
  if (event === 'Transfer') return NOBODY.test(args?.from ?? '') ? 'Minted' : 'Moved';
  return isKnown(event) ? event : 'other';
}

/** Which sentence says what to do now. */
export function toDoOf(alarm: AdminAlarm): ToDo {
  const { code } = alarm;
  if (isWordOfItsOwn(code)) return code;
  if (code !== 'foreign_act') return 'wallet';
  return ['Moved', 'BadgeRevoked'].includes(whatOf(alarm)) ? 'keeper' : 'key';
}
