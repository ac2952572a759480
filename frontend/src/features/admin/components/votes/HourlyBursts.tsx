import { InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../../ui/forms/ChoiceRow';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useCountBurst } from '../../hooks/use-count-burst';
import { useListBurstsQuery, type Burst, type BurstKind, type BurstSide } from '../../votes-api';
import dialog from '../Dialog.module.css';
import { ReasonDialog } from '../ReasonDialog';
import { HourlyBurstEntry } from './HourlyBurstEntry';
import styles from './Votes.module.css';

const kinds = ['votes', 'plays', 'follows'] as const satisfies BurstKind[];
const sides = ['network', 'domain', 'hour'] as const satisfies BurstSide[];

/** Fewer are no burst. */
const fewest = 2;

/** What came for one participant within an hour, by network, mail domain or the hour alone, and what may be done about it. */
export function HourlyBursts() {
  const { t } = useTranslation('admin');
  const [kind, setKind] = useState<BurstKind>('votes');
  const [by, setBy] = useState<BurstSide>('network');
  const [least, setLeast] = useState(fewest);
  const { currentData, error, isFetching, refetch } = useListBurstsQuery({ kind, by, least });
  const { count, isBusy } = useCountBurst(kind, by);
  const [asked, setAsked] = useState<Burst | null>(null);

  const leaveUncounted = async (burst: Burst, reason: string) => {
    if (await count(burst, false, reason)) setAsked(null);
  };
  return (
    <>
      <p className={styles.lead}>{t('votes.hourly.note')}</p>
      <div className={styles.choices}>
        <ChoiceRow
          label={t('votes.hourly.kind')}
          choices={kinds.map((value) => ({ value, label: t(`votes.hourly.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <ChoiceRow
          label={t('votes.hourly.by')}
          choices={sides.map((value) => ({ value, label: t(`votes.hourly.sides.${value}`) }))}
          value={by}
          onChange={setBy}
        />
        <label className={styles.least}>
          <span>{t('votes.hourly.least')}</span>
          <InputNumber
            min={fewest}
            precision={0}
            value={least}
            onChange={(value) => setLeast(value ?? fewest)}
          />
        </label>
      </div>
      {error && !isFetching && !currentData && <LoadFailure error={error} retry={refetch} />}
      {isFetching && !currentData && <Skeleton height="8rem" />}
      {currentData?.length === 0 && <p className={dialog.note}>{t('votes.hourly.empty')}</p>}
      <ul className={styles.entries}>
        {currentData?.map((burst) => (
          <li key={`${burst.participantId} ${burst.hour} ${burst.key}`}>
            <HourlyBurstEntry
              burst={burst}
              kind={kind}
              by={by}
              isBusy={isBusy}
              onLeaveUncounted={() => setAsked(burst)}
              onCount={() => void count(burst, true)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={t('votes.hourly.uncount.title')}
          note={<p className={dialog.note}>{t('votes.hourly.uncount.note', { count: asked.count })}</p>}
          label={t('votes.hourly.uncount.reason')}
          required={t('votes.uncount.required')}
          confirm={t('votes.uncount.confirm')}
          isBusy={isBusy}
          onConfirm={(reason) => void leaveUncounted(asked, reason)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
