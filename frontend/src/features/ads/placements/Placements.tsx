import { createPortal } from 'react-dom';
import { Placed } from './Placed';
import { useFilledPlaces } from './use-filled-places';

/**
 * Fills the places of whatever page is shown, once it has been drawn: pages name their places in the document alone, so that none
 * carries what ads need.
 */
export function Placements() {
  const places = useFilledPlaces();
  return places.map(({ element, placement }) =>
    createPortal(<Placed placement={placement} />, element, placement.token ?? placement.slot),
  );
}
