import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button';
import type { Download } from './documents';
import { PaperDrawing } from './PaperDrawing';
import styles from './DownloadCard.module.css';

interface DownloadCardProps {
  document: Download;
  loading: boolean;
  onDownload: () => void;
}

/** A document: what it is, for whom, and the button that saves it. */
export function DownloadCard({ document, loading, onDownload }: DownloadCardProps) {
  const { t } = useTranslation('whitepaper');
  const title = t(`cards.${document.key}.title`);
  return (
    <li className={styles.card}>
      <PaperDrawing layout={document.layout} isBundle={document.papers.length > 1} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{t(`cards.${document.key}.text`)}</p>
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
