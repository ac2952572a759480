import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { adFormats } from '../../../season';
import type { PictureFormat } from '../api';
import { maxZoom, type ChosenPicture, type Part } from '../picture-file';
import styles from './PictureFields.module.css';

interface PartChoiceProps {
  id?: string;
  picture: ChosenPicture;
  format: PictureFormat;
  onPart: (part: Part) => void;
}

/** The picture under a frame of the format's shape; moved by mouse, finger or arrow keys. */
export function PartChoice({ id, picture, format, onPart }: PartChoiceProps) {
  const { t } = useTranslation('ads');
  const helpId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { width, height } = adFormats[format];
  const limit = maxZoom(picture, format);
  const frame = {
    id,
    role: 'application',
    'aria-label': t('picture.crop.label'),
    'aria-describedby': helpId,
  };
  return (
    <>
      <div className={styles.stage} dir="ltr">
        <Cropper
          image={picture.address}
          aspect={width / height}
          crop={crop}
          zoom={zoom}
          maxZoom={limit}
          keyboardStep={8}
          zoomWithScroll={false}
          cropperProps={frame}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => onPart(pixels)}
        />
      </div>
      <p id={helpId} className={styles.note}>
        {t('picture.crop.help')}
      </p>
      <label className={styles.zoom}>
        {t('picture.crop.zoom')}
        <input
          type="range"
          min={1}
          max={limit}
          step={(limit - 1) / 100}
          disabled={limit === 1}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </label>
    </>
  );
}
