import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AdminAd, ModeratedStatus } from '../api';
import { decisionsOn } from '../moderation';
import styles from './AdsTable.module.css';
import { ModerationDialog } from './lazy-dialogs';

interface StatusSelectProps {
  ad: AdminAd;
  isBusy: boolean;
  onDecide: (status: ModeratedStatus) => void;
}

/** The dropdown of a row: says how the ad was judged, offers how it may be. */
export function StatusSelect({ ad, isBusy, onDecide }: StatusSelectProps) {
  const { t } = useTranslation(['admin', 'common']);
  const decisions = decisionsOn(ad);
  if (decisions.length === 0) return <>{t('decision.none')}</>;
  return (
    <Select<AdminAd['status'], { value: ModeratedStatus; label: string }>
      aria-label={t('table.decide', { title: ad.title })}
      value={ad.status}
      options={decisions.map((value) => ({ value, label: t(`decision.${value}`) }))}
      labelRender={() => t(`common:status.${ad.status}`)}
      loading={isBusy}
      // Not disabled, which would take the focus from the row that is being worked on.
      open={isBusy ? false : undefined}
      onSelect={(_value, { value }) => onDecide(value)}
      onFocus={ModerationDialog.hints.onFocus}
      popupMatchSelectWidth={false}
      className={styles.select}
    />
  );
}
