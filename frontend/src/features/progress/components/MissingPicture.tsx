import { useTranslation } from 'react-i18next';
import { LeafPattern } from '../../../ui/badge/LeafPattern';
import { CopyNote } from '../../../ui/picture/CopyNote';
import type { ReportMonth } from '../api';
import styles from './MissingPicture.module.css';

interface MissingPictureProps {
  address: string;
  known: ReportMonth['pictures'];
}

/** Stands where a picture of a report will be once it has been copied, with the reason where that failed. */
export function MissingPicture({ address, known }: MissingPictureProps) {
  const { t } = useTranslation('progress');
  const copy = known.find((picture) => picture.address === address)?.copy;
  return (
    <div className={styles.missing}>
      <LeafPattern seed={address.length} className={styles.pattern} />
      <CopyNote copy={copy ?? { address, state: 'waiting', problem: null }} />
      {copy?.state === 'failed' && <p className={styles.advice}>{t('form.pictures.notCopied')}</p>}
    </div>
  );
}
