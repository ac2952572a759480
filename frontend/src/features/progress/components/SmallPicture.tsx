import { eagerness } from '../../../ui/picture/eagerness';
import { uploadWidths } from '../../../ui/picture/upload-address';
import styles from './SmallPicture.module.css';

/** A picture of a report as its author sees it among others, in a frame that is there before it. */
export function SmallPicture({ address, alt }: { address: string; alt: string }) {
  return (
    <img
      src={address}
      srcSet={uploadWidths(address)}
      sizes={uploadWidths(address) && '12rem'}
      width={300}
      height={200}
      alt={alt}
      {...eagerness(false)}
      className={styles.picture}
    />
  );
}
