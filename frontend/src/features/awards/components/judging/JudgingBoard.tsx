import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { paths } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useGetJudgingQuery, useListAwardsQuery, type Award } from '../../api';
import { usePeriodText } from '../../hooks/use-period-text';
import { highestScore, lowestScore } from '../../rubric';
import styles from './JudgingBoard.module.css';
import type { Judged } from './ScoreCard';
import { ScoreList } from './ScoreList';

interface JudgingBoardProps {
  /** The signed-in account. */
  userId: number;
  /** Everybody who takes part, in the order of their places. */
  people: Judged[];
}

/** The judges' desk: every participant with the rubric, for whoever an administrator appointed. */
export function JudgingBoard({ userId, people }: JudgingBoardProps) {
  const { t } = useTranslation('awards');
  const judging = useGetJudgingQuery();
  const awards = useListAwardsQuery();
  const error = (!judging.data && judging.error) || (!awards.data && awards.error);
  if (error) {
    const retry = () => {
      for (const { error: failure, refetch } of [judging, awards]) if (failure) void refetch();
    };
    return <LoadFailure error={error} retry={retry} />;
  }
  if (!judging.data || !awards.data) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="24rem" />
      </div>
    );
  }
  const award = awards.data.find(({ kind }) => kind === 'judges');
  if (!judging.data.judge || !award) {
    return (
      <EmptyState
        text={t('judging.notJudge')}
        action={<ButtonLink to={paths.awards}>{t('judging.toAwards')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <JudgingRules award={award} />
      <ScoreList award={award} userId={userId} people={people} />
    </>
  );
}

function JudgingRules({ award }: { award: Award }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const period = usePeriodText(award);
  return (
    <div className={styles.rules}>
      <p>{t('rubric.lead', { lowest: number(lowestScore), highest: number(highestScore) })}</p>
      <p className={styles.period}>
        {period} · {t(`judging.period.${award.status}`)}
      </p>
    </div>
  );
}
