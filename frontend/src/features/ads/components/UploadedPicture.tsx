import { useTranslation } from 'react-i18next';
import { adUploads } from '../../../limits';
import { Button } from '../../../ui/button/Button';
import type { PictureFormat } from '../api';
import { AdPicture } from './AdPicture';
import { FileButton } from '../../../ui/forms/FileButton';
import styles from '../../../ui/cropping/Cropping.module.css';

interface UploadedPictureProps {
  /** What it was cut to; null where it keeps its own shape. */
  format: PictureFormat | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** Handed over by the form: the picture's address. */
  value?: string;
  onChange?: (address: undefined) => void;
}

/** A picture that is on this site already: cut and sent, or copied from elsewhere. */
export function UploadedPicture({ format, onChoose, onRemove, value, onChange }: UploadedPictureProps) {
  const { t } = useTranslation('ads');
  const remove = () => {
    onRemove();
    onChange?.(undefined);
  };
  return (
    <figure className={styles.uploaded}>
      <figcaption className={styles.note}>{t('picture.uploaded')}</figcaption>
      <AdPicture ad={{ id: 0, imageUrl: value ?? null, format }} whole />
      <div className={styles.actions}>
        <FileButton types={adUploads.types} label={t('picture.replace')} onChoose={onChoose} />
        <Button small kind="quiet" onClick={remove}>
          {t('picture.remove')}
        </Button>
      </div>
    </figure>
  );
}
