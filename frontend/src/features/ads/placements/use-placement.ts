import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SiteDispatch } from '../../../api/site-reducer';
import { type Placement, placementsApi } from './api';
import type { Slot } from './slots';

const { findPlacements } = placementsApi.endpoints;

/** What the server puts into a place for this visit of it; never one that was kept, as each is counted once. */
export function usePlacement(slot: Slot): Placement | undefined {
  const dispatch = useDispatch<SiteDispatch>();
  const [placement, setPlacement] = useState<Placement>();
  useEffect(() => {
    let isGone = false;
    const asked = dispatch(
      findPlacements.initiate({ slots: [slot] }, { subscribe: false, forceRefetch: true }),
    );
    asked.unwrap().then(
      ([placed]) => isGone || setPlacement(placed),
      // The page does without.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [dispatch, slot]);
  return placement;
}
