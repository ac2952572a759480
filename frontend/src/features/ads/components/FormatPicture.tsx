import { adFormats } from '../../../season';
import { eagerness } from '../../../ui/picture/eagerness';
import { narrowUpload, uploadAt } from '../../../ui/picture/upload-address';
import type { PictureFormat } from '../api';
import styles from './FormatPicture.module.css';

interface FormatPictureProps {
  address: string;
  format: PictureFormat;
  alt?: string;
  whole?: boolean;
  narrow?: boolean;
  isFirst?: boolean;
}

const { banner } = adFormats;
const narrowSize = { width: banner.mobileWidth, height: banner.height };

/** An uploaded picture, never cropped and never larger than it is; its size is known before it has come. */
export function FormatPicture(props: FormatPictureProps) {
  const { address, format, alt = '', whole, narrow, isFirst = false } = props;
  const isNarrow = format === 'banner' && (narrow || !whole);
  const { width, height } = isNarrow ? narrowSize : adFormats[format];
  const file = format === 'banner' ? uploadAt(address, 1200) : uploadAt(address, 400);
  return (
    <picture className={whole ? styles.whole : styles.framed}>
      {format === 'banner' && !isNarrow && (
        <source media="(width < 48rem)" srcSet={narrowUpload(address)} {...narrowSize} />
      )}
      <img
        src={isNarrow ? narrowUpload(address) : file}
        width={width}
        height={height}
        alt={alt}
        {...eagerness(isFirst)}
        className={styles.picture}
      />
    </picture>
  );
}
