import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useLongDay } from '../../../i18n/use-long-date';
import { type AdRun, hasBegun } from './run-words';

interface RunTermsProps {
  /** Of an ad that has one already; else its days are those of an ad that is submitted now. */
  run?: AdRun;
  /** The first day that was chosen. */
  startsAt?: string;
}

/** For how many days an ad runs and from when, or what is left of a run that has begun; said before anybody pays for it. */
export function RunTerms({ run, startsAt }: RunTermsProps) {
  const { t } = useTranslation('runs');
  const longDay = useLongDay();
  const { data } = useGetChallengeSettingsQuery(undefined, { skip: run !== undefined });
  if (run && hasBegun(run)) return <TermsLeft run={run} />;
  const count = run?.days ?? data?.adRunDays;
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

function TermsLeft({ run: { endsAt, days, daysLeft } }: { run: AdRun }) {
  const { t } = useTranslation('runs');
  const longDay = useLongDay();
  return (
    <>
      {endsAt && t('states.running', { date: longDay(endsAt) })} {t('left', { counted: daysLeft, all: days })}{' '}
      {t('terms.clock')}
    </>
  );
}
