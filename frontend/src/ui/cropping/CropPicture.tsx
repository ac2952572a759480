import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adUploads } from '../../limits';
import { Button } from '../button/Button';
import { useUploadPart } from './use-upload-part';
import type { ChosenPicture, Part } from './picture-file';
import { FileButton } from '../forms/FileButton';
import { PartChoice } from './PartChoice';
import { PictureFault } from './PictureFault';
import styles from './Cropping.module.css';
import type { CutFormat } from './shapes';

interface CropPictureProps {
  picture: ChosenPicture;
  format: CutFormat;
  onChoose: (file: File) => void;
  /** The picture is no longer needed: it has been sent, or is not wanted. */
  onDone: () => void;
  /** Handed over by the form: takes the address of what was sent. */
  id?: string;
  onChange?: (address: string) => void;
}

/** Has the part of a file chosen that fits the format, and sends it. After a failure everything is still there. */
export default function CropPicture({ picture, format, onChoose, onDone, id, onChange }: CropPictureProps) {
  const { t } = useTranslation('ads');
  const [part, setPart] = useState<Part | null>(null);
  const { upload, isUploading, failure } = useUploadPart();
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  const use = async () => {
    const address = part && (await upload(picture, part, format));
    // Another format or file was chosen meanwhile, for which this one is not.
    if (!address || isOver.current) return;
    onChange?.(address);
    onDone();
  };
  return (
    <div className={styles.crop}>
      <PartChoice id={id} picture={picture} format={format} onPart={setPart} />
      {failure && <PictureFault>{failure}</PictureFault>}
      <div className={styles.actions}>
        <Button small loading={isUploading} disabled={!part} onClick={() => void use()}>
          {t(isUploading ? 'picture.crop.uploading' : 'picture.crop.use')}
        </Button>
        <FileButton
          types={adUploads.types}
          label={t('picture.crop.another')}
          disabled={isUploading}
          onChoose={onChoose}
        />
        <Button small kind="quiet" disabled={isUploading} onClick={onDone}>
          {t('picture.remove')}
        </Button>
      </div>
    </div>
  );
}
