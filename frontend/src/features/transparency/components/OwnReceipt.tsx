import { useTranslation } from 'react-i18next';
import { useLongMonth } from '../../../i18n/use-long-date';
import { Button } from '../../../ui/button/Button';
import { ServerMessage } from '../../../ui/feedback/ServerMessage';
import type { OwnVote } from '../api';
import { useReceiptDownload } from '../hooks/use-receipt-download';
import { SavedReceipt } from './SavedReceipt';
import styles from './OwnReceipts.module.css';

/** A vote of one's own, and its receipt to keep. */
export function OwnReceipt({ vote }: { vote: OwnVote }) {
  const { t } = useTranslation('transparency');
  const month = useLongMonth()(vote.month);
  const { participantName: name } = vote;
  const { download, isFetching, error, saved } = useReceiptDownload(vote);
  return (
    <div className={styles.vote}>
      <p>
        <bdi className={styles.name}>{name}</bdi> <span className={styles.month}>{month}</span>
      </p>
      <Button
        kind="secondary"
        small
        loading={isFetching}
        aria-label={t('own.downloadFor', { name, month })}
        onClick={() => void download()}
      >
        {t('own.download')}
      </Button>
      <div role="status" className={styles.outcome}>
        {error !== null && (
          <p>
            <ServerMessage error={error} fallback={t('own.failed')} />
          </p>
        )}
        {error === null && saved && <SavedReceipt vote={vote} month={month} secret={saved.secret} />}
      </div>
    </div>
  );
}
