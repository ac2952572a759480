import { useTranslation } from 'react-i18next';
import { adUploads } from '../../../../limits';
import { Button } from '../../../../ui/button/Button';
import cropping from '../../../../ui/cropping/Cropping.module.css';
import { FileButton } from '../../../../ui/forms/FileButton';
import { Picture } from '../../../../ui/picture/Picture';
import styles from './UploadedPortrait.module.css';

interface UploadedPortraitProps {
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** Handed over by the form: the picture's address. */
  value?: string;
  onChange?: (address: undefined) => void;
}

/** A portrait that is on this site already: cut and sent, or copied from elsewhere. */
export function UploadedPortrait({ onChoose, onRemove, value, onChange }: UploadedPortraitProps) {
  const { t } = useTranslation(['ads', 'participants']);
  const remove = () => {
    onRemove();
    onChange?.(undefined);
  };
  return (
    <figure className={cropping.uploaded}>
      <figcaption className={cropping.note}>{t('participants:portrait.title')}</figcaption>
      <Picture
        address={value ?? null}
        seed={0}
        missing={t('participants:card.noImage')}
        className={styles.portrait}
        ratio={[1, 1]}
        sizes="12rem"
      />
      <div className={cropping.actions}>
        <FileButton types={adUploads.types} label={t('picture.replace')} onChoose={onChoose} />
        <Button small kind="quiet" onClick={remove}>
          {t('picture.remove')}
        </Button>
      </div>
    </figure>
  );
}
