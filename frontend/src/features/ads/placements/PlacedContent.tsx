import { adFormats } from '../../../season';
import { isOurs, isUpload, narrowUpload, uploadAt } from '../../../ui/picture/upload-address';
import type { PlacedAdData } from './api';
import styles from './Placed.module.css';

interface PlacedContentProps {
  ad: PlacedAdData;
  /** What a press does, in the advertiser's words where there are any. */
  action: string;
}

const { banner, sidebar } = adFormats;

/** A picture made for a place fills it; every other ad is its words, beside its picture where it has one. */
export function PlacedContent({ ad, action }: PlacedContentProps) {
  const { title, description, imageUrl, format } = ad;
  if (format === 'banner' && isUpload(imageUrl)) {
    return (
      <>
        <picture className={styles.whole}>
          <source
            media="(width < 48rem)"
            srcSet={narrowUpload(imageUrl)}
            width={banner.mobileWidth}
            height={banner.height}
          />
          <img src={uploadAt(imageUrl, 1200)} width={banner.width} height={banner.height} alt={title} />
        </picture>
        <span className="visually-hidden">{action}</span>
      </>
    );
  }
  const isSidebar = format === 'sidebar' && isUpload(imageUrl);
  return (
    <span className={`${styles.words} ${isSidebar ? styles.pictured : ''}`}>
      {isSidebar && (
        <img
          src={uploadAt(imageUrl, 400)}
          width={sidebar.width}
          height={sidebar.height}
          alt=""
          className={styles.side}
        />
      )}
      {!isSidebar && imageUrl && isOurs(imageUrl) && (
        <img
          src={isUpload(imageUrl) ? uploadAt(imageUrl, 400) : imageUrl}
          width={160}
          height={90}
          alt=""
          className={styles.thumb}
        />
      )}
      <span className={styles.text}>
        <strong className={styles.title}>
          <bdi>{title}</bdi>
        </strong>
        <span className={styles.description}>{description}</span>
        <span className={styles.action}>
          <bdi>{action}</bdi>
        </span>
      </span>
    </span>
  );
}
