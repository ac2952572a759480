import { useTranslation } from 'react-i18next';
import type admin from '../../../i18n/en/admin.json';
import type common from '../../../i18n/en/common.json';
import { useLocale } from '../../../i18n/use-locale';
import { useLongTime } from '../../../i18n/use-long-time';

type Field = keyof typeof admin.audit.field;
type Value = keyof typeof admin.audit.value;
type Status = keyof typeof common.status;

/** The database keeps the fields of a JSON object in an order of its own. */
const order: readonly string[] = [
  'title',
  'name',
  'order',
  'voter',
  'month',
  'comment',
  'from',
  'to',
  'added',
  'removed',
  'winners',
  'reason',
] satisfies Field[];
const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isGiven = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Gives a function that says in one line what changed, such as 'Before: Pending · After: Approved'. */
export function useAuditDetails(): (details: Record<string, unknown>) => string {
  const { t, i18n } = useTranslation(['admin', 'common']);
  const longTime = useLongTime();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });

  const label = (name: string): string =>
    i18n.exists(`admin:audit.field.${name}`) ? t(`audit.field.${name as Field}`) : name;
  const line = (name: string, value: unknown): string =>
    `${t('common:labelled', { label: label(name) })}${write(value)}`;
  const write = (value: unknown): string => {
    if (Array.isArray(value)) return list.format(value.map(write));
    if (isObject(value))
      return list.format(Object.entries(value).map(([name, part]) => line(name, part ?? '–')));
    if (typeof value !== 'string') return JSON.stringify(value);
    if (isInstant(value)) return longTime(value);
    if (i18n.exists(`admin:audit.value.${value}`)) return t(`audit.value.${value as Value}`);
    return i18n.exists(`common:status.${value}`) ? t(`common:status.${value as Status}`) : value;
  };

  return (details) =>
    Object.entries(details)
      .filter(([, value]) => isGiven(value))
      .toSorted(([one], [other]) => rank(one) - rank(other))
      .map(([name, value]) => line(name, value))
      .join(' · ');
}
