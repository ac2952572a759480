import { useTranslation } from 'react-i18next';
import type { ReportThreadPage } from '../api';
import styles from './Talk.module.css';

interface ClosedNoteProps {
  closedBy: NonNullable<ReportThreadPage['closedBy']>;
  isOwn: boolean;
}

/** Why nothing can be written. */
export function ClosedNote({ closedBy, isOwn }: ClosedNoteProps) {
  const { t } = useTranslation('talk');
  return (
    <p className={styles.note}>
      {closedBy === 'participant' && t(isOwn ? 'closed.own' : 'closed.participant')}
      {closedBy === 'season' && t('closed.season')}
      {closedBy === 'site' && t('closed.site')}
    </p>
  );
}
