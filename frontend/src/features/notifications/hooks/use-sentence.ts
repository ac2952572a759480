import { useTranslation } from 'react-i18next';
import { isolated } from '../../../i18n/isolated';
import { useLongDay, useLongMonth } from '../../../i18n/use-long-date';
import { useLocale } from '../../../i18n/use-locale';
import type { News } from '../news-of';

const awardKinds = ['votes', 'judges', 'social'] as const;

/** Gives a function that writes a notification as a sentence in the reader's language. */
export function useSentence(): (news: News) => string {
  const { t } = useTranslation('notifications');
  const locale = useLocale();
  const longMonth = useLongMonth();
  const longDay = useLongDay();

  const awardName = (kind: unknown, name: string) => {
    const known = awardKinds.find((one) => one === kind);
    return known ? t(`awards.${known}`) : isolated(name);
  };
  const write = (name: string, value: string | number, { kind }: News['values']) => {
    if (typeof value === 'number') return value.toLocaleString(locale);
    if (name === 'month') return longMonth(value);
    if (name === 'day') return longDay(value);
    return name === 'award' ? awardName(kind, value) : isolated(value);
  };
  return ({ sentence, values }) => {
    const written = Object.entries(values).map(([name, value]) => [name, write(name, value, values)]);
    const words = Object.fromEntries(written) as Record<string, string | number>;
    const count = Number(values.count ?? 0);
    return t(`sentences.${sentence}`, { ...words, count, formatted: count.toLocaleString(locale) });
  };
}
