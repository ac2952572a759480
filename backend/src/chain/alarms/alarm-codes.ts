/** What happened once: it stays open until an administrator has looked at it, and is not raised again afterwards. */
export const ACTS = ['foreign_act', 'role_changed', 'terms_changed', 'reorganised'] as const;
export type ActCode = (typeof ACTS)[number];

/** What is so for a while: it ends by itself, and may come again. */
const CONDITIONS = ['nodes_contradict', 'promise_overdue'] as const;
export type ConditionCode = (typeof CONDITIONS)[number];

export const ALARM_CODES = [...ACTS, ...CONDITIONS] as const;
export type AlarmCode = (typeof ALARM_CODES)[number];

export const isAct = (code: AlarmCode): code is ActCode => (ACTS as readonly string[]).includes(code);
