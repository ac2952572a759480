import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import grid from './ParticipantGrid.module.css';
import card from './ParticipantCard.module.css';

const cards = [1, 2, 3];

/** A first row of cards while the list is on the way. */
export function ParticipantSkeletons() {
  const { t } = useTranslation('participants');
  return (
    <div role="status" aria-label={t('list.loading')} className={grid.grid}>
      {cards.map((key) => (
        <div key={key} className={card.card}>
          <Skeleton height="22rem" />
          <Skeleton height="1.75rem" width="70%" />
          <Skeleton height="4.5rem" />
        </div>
      ))}
    </div>
  );
}
