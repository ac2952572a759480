import { useCallback, useState } from 'react';
import { LeafPattern } from '../badge/LeafPattern';
import { eagerness } from './eagerness';
import styles from './Picture.module.css';
import { isOurs, uploadWidths } from './upload-address';

interface PictureProps {
  address: string | null;
  /** What the picture shows; empty where the words beside it say so already. */
  alt?: string;
  /** Number that the stand-in is drawn from. */
  seed: number;
  /** Said where there is no picture. */
  missing: string;
  className?: string;
  /** The frame, width : height; the class has to give it the same. */
  ratio?: [width: number, height: number];
  /** How wide the frame is on screen, as `sizes` of an image says it: chooses the file of an upload. */
  sizes?: string;
  /** True for the picture that a page begins with: it is fetched at once, all others when they come near. */
  isFirst?: boolean;
}

/** A picture that somebody brought, in a frame that is there before it; a pattern where there is none or it cannot be loaded. */
export function Picture(props: PictureProps) {
  const { address, alt = '', seed, missing, className = '', ratio = [16, 9], sizes, isFirst = false } = props;
  const [broken, setBroken] = useState<string | null>(null);
  // A page that comes from the server may have failed to load it before anybody listened.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBroken(address);
    },
    [address],
  );
  if (address && isOurs(address) && address !== broken) {
    return (
      <img
        ref={look}
        src={address}
        srcSet={uploadWidths(address)}
        sizes={uploadWidths(address) && (sizes ?? '100vw')}
        width={ratio[0] * 100}
        height={ratio[1] * 100}
        alt={alt}
        {...eagerness(isFirst)}
        referrerPolicy="no-referrer"
        className={`${styles.picture} ${className}`}
        onError={() => setBroken(address)}
      />
    );
  }
  return (
    <div className={`${styles.picture} ${className}`}>
      <LeafPattern seed={seed} className={styles.pattern} />
      <span className={styles.label}>{missing}</span>
    </div>
  );
}
