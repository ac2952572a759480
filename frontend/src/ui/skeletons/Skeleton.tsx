import styles from './Skeleton.module.css';

/** A grey place for something that is loading; give it the size of what will come. */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return (
    <div
      aria-hidden="true"
      data-skeleton
      className={styles.skeleton}
      style={{ blockSize: height, inlineSize: width }}
    />
  );
}
