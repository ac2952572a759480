import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adUploads } from '../../limits';
import { type CutFormat, cutShapes } from './shapes';
import type { ChosenPicture, FileFault } from './picture-file';
import styles from './Cropping.module.css';

/** What is wrong with a picture, beside its field. */
export function PictureFault({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.fault}>
      {children}
    </p>
  );
}

export function FileFaultText({ fault }: { fault: FileFault | null }) {
  const { t } = useTranslation('ads');
  return (
    fault && <PictureFault>{t(`picture.wrong.${fault}`, { megabytes: adUploads.maxMegabytes })}</PictureFault>
  );
}

export function TooSmall({ picture, format }: { picture: ChosenPicture; format: CutFormat }) {
  const { t } = useTranslation('ads');
  const actual = { actualWidth: picture.width, actualHeight: picture.height };
  return <PictureFault>{t('picture.wrong.small', { ...cutShapes[format], ...actual })}</PictureFault>;
}
