import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { adUploads } from '../../limits';
import { type CutFormat, cutShapes } from './shapes';
import { FileButton } from '../forms/FileButton';
import styles from './Cropping.module.css';

interface PictureChooserProps {
  format: CutFormat;
  onChoose: (file: File) => void;
}

/** Takes a picture by the system's dialog or by dropping it. */
export function PictureChooser({ format, onChoose }: PictureChooserProps) {
  const { t } = useTranslation('ads');
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <div
      className={`${styles.chooser} ${isOver ? styles.over : ''}`}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.ways}>
        <FileButton types={adUploads.types} label={t('picture.choose')} onChoose={onChoose} />
        <span className={styles.drop}>{t('picture.drop')}</span>
      </p>
      <p className={styles.note}>
        {t('picture.accepted', { ...cutShapes[format], megabytes: adUploads.maxMegabytes })}
      </p>
    </div>
  );
}
