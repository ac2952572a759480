import { useState } from 'react';
import { LeafPattern } from '../badge/LeafPattern';
import styles from './Picture.module.css';

interface PictureProps {
  address: string | null;
  /** What the picture shows; empty where the words beside it say so already. */
  alt?: string;
  /** Number that the stand-in is drawn from. */
  seed: number;
  /** Said where there is no picture. */
  missing: string;
  className?: string;
}

/** A picture that somebody brought; a pattern in its place where there is none or it cannot be loaded. */
export function Picture({ address, alt = '', seed, missing, className = '' }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (address && address !== broken) {
    return (
      <img
        src={address}
        alt={alt}
        loading="lazy"
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
