import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button';
import styles from './Feedback.module.css';

interface StaleNoticeProps {
  isBusy: boolean;
  retry: () => unknown;
}

/** Says, above what is shown, that it could not be brought up to date, and offers to try again. */
export function StaleNotice({ isBusy, retry }: StaleNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.notice}>
      <p>{t('loadFailure.stale')}</p>
      <Button small kind="quiet" loading={isBusy} onClick={() => void retry()}>
        {t('loadFailure.retry')}
      </Button>
    </div>
  );
}
