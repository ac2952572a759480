import type { Ad } from '../api';
import { AdCard } from './AdCard';
import styles from './AdGrid.module.css';

interface AdGridProps {
  ads: Ad[];
  /** True where the page begins with it, so that the first picture is fetched at once. */
  atTop?: boolean;
}

export function AdGrid({ ads, atTop = false }: AdGridProps) {
  return (
    <ul className={styles.grid}>
      {ads.map((ad, index) => (
        <li key={ad.id} className={styles.cell}>
          <AdCard ad={ad} isFirst={atTop && index === 0} />
        </li>
      ))}
    </ul>
  );
}
