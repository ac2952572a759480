import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantHome } from '../../../../features/homes';
import { useLocale } from '../../../../i18n/use-locale';
import { useMoment } from '../../../../i18n/use-moment';
import { formatNumber } from '../../../../i18n/format';
import { Curve } from '../../../../ui/charts/Curve';
import type { CurvePoint } from '../../../../ui/charts/curve-path';
import parts from '../HomeParts.module.css';
import { HomePart } from '../HomePart';
import styles from './Growth.module.css';
import { followersOverTime, votesByMonth } from './growth-points';

/** Votes month by month, and how many followed day by day. */
export function Growth({ home }: { home: ParticipantHome }) {
  const { t } = useTranslation('homes');
  const now = useMoment();
  const votes = votesByMonth(home.votes, now);
  const followers = followersOverTime(home.followerDays, home.followers, now);
  return (
    <div className={parts.columns}>
      <Grown
        title={t('participant.votes.title')}
        value={home.votesReceived}
        points={votes}
        note={t('participant.votes.note')}
      />
      <Grown
        title={t('participant.followers.title')}
        value={home.followers}
        points={followers}
        note={t('participant.followers.note')}
      />
    </div>
  );
}

interface GrownProps {
  title: string;
  value: number;
  points: CurvePoint[];
  /** What the curve is of. */
  note: ReactNode;
}

function Grown({ title, value, points, note }: GrownProps) {
  const { t } = useTranslation('homes');
  const locale = useLocale();
  const number = (of: CurvePoint | undefined) => formatNumber(locale, of?.value ?? 0);
  return (
    <HomePart title={title}>
      <div className={styles.grown}>
        <p className={styles.figure}>{formatNumber(locale, value)}</p>
        <Curve
          points={points}
          label={t('participant.curve', { first: number(points[0]), last: number(points.at(-1)) })}
        />
      </div>
      <p className={styles.note}>{note}</p>
    </HomePart>
  );
}
