import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useLongDay } from '../../../i18n/use-long-date';

interface RunTermsProps {
  /** In all, where the ad has them already; else what holds for an ad that is approved now. */
  days?: number;
  /** The first day that was chosen. */
  startsAt?: string;
}

/** For how many days an ad runs and from when; said before anybody pays for it. */
export function RunTerms({ days, startsAt }: RunTermsProps) {
  const { t } = useTranslation('runs');
  const longDay = useLongDay();
  const { data } = useGetChallengeSettingsQuery(undefined, { skip: days !== undefined });
  const count = days ?? data?.adRunDays;
  if (count === undefined) return null;
  const span = t('days', { count });
  return (
    <>
      {startsAt
        ? t('terms.fromDay', { days: span, date: longDay(startsAt) })
        : t('terms.fromApproval', { days: span })}{' '}
      {t('terms.clock')}
    </>
  );
}
