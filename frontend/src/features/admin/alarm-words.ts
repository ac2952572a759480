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
  other: true,
};

const NOBODY = /^0x0{40}$/i;
const isKnown = (name: string): name is What => Object.hasOwn(known, name);

/** Which sentence says what happened. */
export function whatOf({ code, params: { event = '', args } }: AdminAlarm): What {
  if (code === 'reorganised' || code === 'nodes_contradict') return code;
  if (event === 'Transfer') return NOBODY.test(args?.from ?? '') ? 'Minted' : 'Moved';
  return isKnown(event) ? event : 'other';
}

/** Which sentence says what to do now. */
export function toDoOf(alarm: AdminAlarm): ToDo {
  const { code } = alarm;
  if (code === 'reorganised' || code === 'nodes_contradict') return code;
  if (code !== 'foreign_act') return 'wallet';
  return ['Moved', 'BadgeRevoked'].includes(whatOf(alarm)) ? 'keeper' : 'key';
}
