import type { FormItemProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { seasonDates, type SeasonDate } from '../season-values';

interface SeasonField extends Pick<FormItemProps, 'rules'> {
  name: SeasonDate;
  label: string;
  extra: string | undefined;
  disabled: boolean;
}

const needed: readonly SeasonDate[] = ['applicationsFrom', 'startsAt', 'endsAt'];

interface Limits {
  /** Whether dates may be unsaid. */
  isFirst?: boolean | undefined;
  startIsFixed?: boolean | undefined;
}

/** The dates of a season's form, with what is to be known about each. */
export function useSeasonFields({ isFirst = false, startIsFixed = false }: Limits): SeasonField[] {
  const { t } = useTranslation('admin');
  const hints: Record<SeasonDate, string | undefined> = {
    applicationsFrom: isFirst ? undefined : t('seasons.form.applicationsFromHint'),
    applicationsTo: isFirst ? undefined : t('seasons.form.applicationsToHint'),
    startsAt: t(startIsFixed ? 'seasons.form.begunHint' : 'seasons.form.startsAtHint'),
    endsAt: undefined,
    reviewAt: t('seasons.form.openHint'),
    ceremonyAt: t('seasons.form.openHint'),
  };
  return seasonDates.map((name) => ({
    name,
    label: t('seasons.inUtc', { date: t(`seasons.${name}`) }),
    extra: hints[name],
    disabled: name === 'startsAt' && startIsFixed,
    rules:
      !isFirst && needed.includes(name) ? [{ required: true, message: t('settings.endDateRequired') }] : [],
  }));
}
