import type { Ad } from '../api';
import { AdCard } from './AdCard';
import styles from './AdGrid.module.css';

export function AdGrid({ ads }: { ads: Ad[] }) {
  return (
    <ul className={styles.grid}>
      {ads.map((ad) => (
        <li key={ad.id} className={styles.cell}>
          <AdCard ad={ad} />
        </li>
      ))}
    </ul>
  );
}
