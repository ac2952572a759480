import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { writeNumber } from '../../../../i18n/written';
import { paths } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { together } from '../../../../ui/feedback/query';
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
  const query = together(useGetJudgingQuery(), useListAwardsQuery({}));
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" label={t('loading')} />}>
      {([{ judge }, awards]) => {
        const award = awards.find(({ kind }) => kind === 'judges');
        if (!judge || !award) return <NoJudge />;
        return (
          <>
            <JudgingRules award={award} />
            <ScoreList award={award} userId={userId} people={people} />
          </>
        );
      }}
    </Loaded>
  );
}

function NoJudge() {
  const { t } = useTranslation('awards');
  return (
    <EmptyState
      text={t('judging.notJudge')}
      action={<ButtonLink to={paths.awards}>{t('judging.toAwards')}</ButtonLink>}
    />
  );
}

function JudgingRules({ award }: { award: Award }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const number = (value: number) => writeNumber(locale, value);
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
