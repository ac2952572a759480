import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { type CutFormat, cutShapes } from './shapes';
import { maxZoom, type ChosenPicture, type Part } from './picture-file';
import styles from './Cropping.module.css';
import { positionAt, reachOf, shareAt } from './reach';
import { Slider } from './Slider';

interface PartChoiceProps {
  id?: string;
  picture: ChosenPicture;
  format: CutFormat;
  onPart: (part: Part) => void;
}

const NO_SIZE = { width: 0, height: 0 };

/** The picture under a frame of the format's shape; moved by mouse, finger, arrow keys or sliders. */
export function PartChoice({ id, picture, format, onPart }: PartChoiceProps) {
  const { t } = useTranslation('ads');
  const helpId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState(NO_SIZE);
  const [frameSize, setFrameSize] = useState(NO_SIZE);
  const reach = reachOf(shown, frameSize, zoom);
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
          setMediaSize={setShown}
          setCropSize={setFrameSize}
          onCropAreaChange={(_percent, pixels) => onPart(pixels)}
        />
      </div>
      <p id={helpId} className={styles.note}>
        {t('picture.crop.help')}
      </p>
      <div className={styles.sliders}>
        <Slider
          label={t('picture.crop.horizontal')}
          value={shareAt(crop.x, reach.x)}
          disabled={reach.x === 0}
          onChange={(share) => setCrop({ ...crop, x: positionAt(share, reach.x) })}
        />
        <Slider
          label={t('picture.crop.vertical')}
          value={shareAt(crop.y, reach.y)}
          disabled={reach.y === 0}
          onChange={(share) => setCrop({ ...crop, y: positionAt(share, reach.y) })}
        />
        <Slider
          label={t('picture.crop.zoom')}
          value={limit === 1 ? 0 : (zoom - 1) / (limit - 1)}
          disabled={limit === 1}
          onChange={(share) => setZoom(1 + share * (limit - 1))}
        />
      </div>
    </>
  );
}
