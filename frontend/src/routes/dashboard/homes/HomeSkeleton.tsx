import { Skeleton } from '../../../ui/skeletons/Skeleton';
import styles from './HomeSkeleton.module.css';

/** As high as a home mostly is: what the specification shows below stays about where it is. */
export function HomeSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height="20rem" />
      <Skeleton height="14rem" />
    </div>
  );
}
