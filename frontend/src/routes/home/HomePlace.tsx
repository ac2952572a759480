import { Placement } from '../../features/ads';
import styles from './HomePlace.module.css';

/** The place for an ad on the home page. */
export const HomePlace = () => (
  <div className={styles.place}>
    <Placement slot="home-banner" />
  </div>
);
