import { useTranslation } from 'react-i18next';
import type admin from '../../../i18n/en/admin.json';
import type common from '../../../i18n/en/common.json';
import { useLocale } from '../../../i18n/use-locale';
import { useLongTime } from '../../../i18n/use-long-time';

type Field = keyof typeof admin.audit.field;
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
  'reason',
] satisfies Field[];
const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);
const isGiven = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Gives a function that says in one line what changed, such as 'Before: Pending · After: Approved'. */
export function useAuditDetails(): (details: Record<string, unknown>) => string {
  const { t, i18n } = useTranslation(['admin', 'common']);
  const longTime = useLongTime();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });

  const label = (name: string): string =>
    i18n.exists(`admin:audit.field.${name}`) ? t(`audit.field.${name as Field}`) : name;
  const write = (value: unknown): string => {
    if (Array.isArray(value)) return list.format(value.map(write));
    if (typeof value !== 'string') return JSON.stringify(value);
    if (isInstant(value)) return longTime(value);
    return i18n.exists(`common:status.${value}`) ? t(`common:status.${value as Status}`) : value;
  };

  return (details) =>
    Object.entries(details)
      .filter(([, value]) => isGiven(value))
      .toSorted(([one], [other]) => rank(one) - rank(other))
      .map(([name, value]) => `${t('common:labelled', { label: label(name) })}${write(value)}`)
      .join(' · ');
}
