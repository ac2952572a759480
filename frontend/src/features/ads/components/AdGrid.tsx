import { type Ref, useEffect, useState } from 'react';
import type { Ad } from '../api';
import { AdCard } from './AdCard';
import styles from './AdGrid.module.css';

interface AdGridProps {
  ads: Ad[];
  /** True where the page begins with it, so that the first picture is fetched at once. */
  atTop?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export function AdGrid({ ads, atTop = false, ref }: AdGridProps) {
  const measured = useMeasured(ads.length);
  return (
    <ul ref={ref} className={styles.grid}>
      {ads.map((ad, index) => (
        <li key={ad.id} className={`${styles.cell} ${index < measured ? styles.measured : ''}`}>
          <AdCard ad={ad} isFirst={atTop && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** How many cards were drawn, so that the browser knows their height and need not draw them while they are out of view. */
function useMeasured(count: number): number {
  const [measured, setMeasured] = useState(0);
  useEffect(() => {
    // The second frame begins once the first is drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(count));
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return measured;
}
