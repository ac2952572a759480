import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Button } from '../../../../ui/button/Button';
import { Labelled } from '../../../../ui/labelled/Labelled';
import { Tag } from '../../../../ui/status/Tag';
import type { Burst, BurstKind, BurstSide } from '../../votes-api';
import styles from './Votes.module.css';

interface HourlyBurstEntryProps {
  burst: Burst;
  kind: BurstKind;
  by: BurstSide;
  isBusy: boolean;
  onLeaveUncounted: () => void;
  onCount: () => void;
}

/** One burst: how many, when and from where, and whether they count. */
export function HourlyBurstEntry(props: HourlyBurstEntryProps) {
  const { burst, kind, by, isBusy, onLeaveUncounted, onCount } = props;
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const longTime = useLongTime();
  const { participantName: name, key, count, counted, firstAt, lastAt, reasons } = burst;
  const formatFigure = (figure: number) => figure.toLocaleString(locale);
  return (
    <article className={styles.entry}>
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      <p>{t('votes.hourly.counted', { counted: formatFigure(counted), all: formatFigure(count) })}</p>
      <p className={styles.decided}>
        {t('votes.bursts.from', { first: longTime(firstAt), last: longTime(lastAt) })}
        {key !== null && (
          <>
            {' · '}
            <Labelled label={t(`votes.hourly.sides.${by}`)}>
              <bdi>{key}</bdi>
            </Labelled>
          </>
        )}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className={styles.decided}>
          <Tag tone="warning">{t('votes.bursts.uncounted')}</Tag> <bdi dir="auto">{reason}</bdi>
        </p>
      ))}
      {burst.final ? (
        <p className={styles.decided}>{t(kind === 'votes' ? 'votes.bursts.fixed' : 'votes.hourly.closed')}</p>
      ) : (
        <div className={styles.actions}>
          {counted > 0 && (
            <Button
              small
              kind="danger"
              loading={isBusy}
              aria-label={t('votes.hourly.leaveOf', { count: counted, name })}
              onClick={onLeaveUncounted}
            >
              {t('votes.bursts.leave')}
            </Button>
          )}
          {counted < count && (
            <Button
              small
              kind="secondary"
              loading={isBusy}
              aria-label={t('votes.hourly.countOf', { count: count - counted, name })}
              onClick={onCount}
            >
              {t('votes.bursts.count')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
