import { loadNamespaces } from '../../../i18n';
import { optionalPart } from '../../../ui/optional-part';
import { shapeOf, type Slot } from './slots';
import styles from './Placement.module.css';

const Placed = optionalPart(async () => {
  const [module] = await Promise.all([import('./Placed'), loadNamespaces('placements')]);
  return module;
});

/** A place where an ad stands: its room is there from the first draw on, the ad comes once the page has been drawn. */
export const Placement = ({ slot }: { slot: Slot }) => (
  <div className={`${styles.room} ${styles[shapeOf(slot)]}`}>
    <Placed slot={slot} />
  </div>
);
