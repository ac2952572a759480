import styles from './Skeleton.module.css';

interface SkeletonProps {
  height: string;
  width?: string;
  /** Says to those who listen what is on the way. */
  label?: string;
}

/** A grey place for something that is loading; give it the size of what will come. */
export function Skeleton({ height, width = '100%', label }: SkeletonProps) {
  const place = (
    <div
      aria-hidden="true"
      data-skeleton
      className={styles.skeleton}
      style={{ blockSize: height, inlineSize: width }}
    />
  );
  if (!label) return place;
  return (
    <div role="status" aria-label={label}>
      {place}
    </div>
  );
}
