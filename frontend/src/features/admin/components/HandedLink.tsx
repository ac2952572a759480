import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import { CopyButton } from '../../../ui/money/CopyButton';
import styles from './HandedLink.module.css';

/** A link that was just made, to be copied: it is not shown again. */
export function HandedLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  return (
    <div role="status" className={styles.link}>
      <code className={styles.url}>{url}</code>
      <CopyButton text={url} label={t('links.copy')} />
      <span className={styles.until}>{t('links.until', { time: longTime(expiresAt) })}</span>
    </div>
  );
}
