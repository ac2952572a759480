import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { type CutFormat, cutShapes } from './shapes';
import { maxZoom, type ChosenPicture, type Part } from './picture-file';
import styles from './Cropping.module.css';

interface PartChoiceProps {
  id?: string;
  picture: ChosenPicture;
  format: CutFormat;
  onPart: (part: Part) => void;
}

/** The picture under a frame of the format's shape; moved by mouse, finger or arrow keys. */
export function PartChoice({ id, picture, format, onPart }: PartChoiceProps) {
  const { t } = useTranslation('ads');
  const helpId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { width, height } = cutShapes[format];
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
