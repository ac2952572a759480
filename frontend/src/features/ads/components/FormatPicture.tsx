import { adFormats } from '../../../season';
import type { PictureFormat } from '../api';
import { narrowAddress } from '../uploaded-picture';
import styles from './FormatPicture.module.css';

interface FormatPictureProps {
  address: string;
  format: PictureFormat;
  alt?: string;
  whole?: boolean;
  narrow?: boolean;
}

const { banner } = adFormats;
const narrowSize = { width: banner.mobileWidth, height: banner.height };

/** An uploaded picture, never cropped and never larger than it is; its size is known before it has come. */
export function FormatPicture({ address, format, alt = '', whole, narrow }: FormatPictureProps) {
  const isNarrow = format === 'banner' && (narrow || !whole);
  const { width, height } = isNarrow ? narrowSize : adFormats[format];
  return (
    <picture className={whole ? styles.whole : styles.framed}>
      {format === 'banner' && !isNarrow && (
        <source media="(max-width: 767px)" srcSet={narrowAddress(address)} {...narrowSize} />
      )}
      <img
        src={isNarrow ? narrowAddress(address) : address}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        className={styles.picture}
      />
    </picture>
  );
}
