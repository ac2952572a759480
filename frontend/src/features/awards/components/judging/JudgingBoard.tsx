import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useGetJudgingQuery } from '../../judging-api';
import { Desk } from './Desk';
import { JudgedSeasons } from './JudgedSeasons';

interface JudgingBoardProps {
  /** The signed-in account. */
  userId: number;
  /** Whether what belongs to a season can only be read. */
  isSeasonClosed: (season: number) => boolean;
  /** Draws what a participant has shown: the page brings it, as it is of other features. */
  workOf: (participantId: number) => ReactNode;
}

/** The judges' desk, for whoever an administrator appointed. `?award=2&participant=3` in the address says what lies on it. */
export function JudgingBoard({ userId, isSeasonClosed, workOf }: JudgingBoardProps) {
  const { t } = useTranslation('awards');
  const [params] = useSearchParams();
  return (
    <Loaded query={useGetJudgingQuery()} skeleton={<Skeleton height="24rem" label={t('loading')} />}>
      {({ awards }) => {
        const award = awards.find(({ id }) => String(id) === params.get('award')) ?? awards[0];
        if (!award) return <NoJudge />;
        return (
          <>
            {awards.length > 1 && <JudgedSeasons awards={awards} current={award} />}
            <Desk
              key={award.id}
              awardId={award.id}
              userId={userId}
              isSeasonClosed={isSeasonClosed(award.season)}
              workOf={workOf}
            />
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
