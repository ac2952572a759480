import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button';
import type { Download } from './documents';
import { PaperDrawing } from './PaperDrawing';
import styles from './DownloadCard.module.css';

interface DownloadCardProps {
  name: Download['key'];
  loading: boolean;
  onDownload: () => void;
}

/** A document: what it is, for whom, and the button that saves it. */
export function DownloadCard({ name, loading, onDownload }: DownloadCardProps) {
  const { t } = useTranslation('whitepaper');
  const title = t(`cards.${name}.title`);
  return (
    <li className={styles.card}>
      <PaperDrawing lines={name.length} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{t(`cards.${name}.text`)}</p>
      <p className={styles.format}>{t('format')}</p>
      <Button
        kind="secondary"
        small
        loading={loading}
        aria-label={t('downloadOf', { title })}
        onClick={onDownload}
      >
        {t('download')}
      </Button>
    </li>
  );
}
