import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SiteDispatch } from '../../../api/site-reducer';
import { type Placement, placementsApi } from './api';
import type { Slot } from './slots';

/** A place of the page that is shown, and what the server puts there. */
interface FilledPlace {
  element: Element;
  placement: Placement;
}

const { findPlacements } = placementsApi.endpoints;
const slotOf = (element: Element) => element.getAttribute('data-place') as Slot;

/**
 * The places of the page, each with what was put there for this opening of it. All that a page has are asked for at once, as no ad may
 * stand on it twice; nothing is kept, as each showing counts once. A place stays empty where the server does not answer.
 */
export function useFilledPlaces(): FilledPlace[] {
  const dispatch = useDispatch<SiteDispatch>();
  const [places, setPlaces] = useState<FilledPlace[]>([]);
  useEffect(() => {
    const known = new WeakSet<Element>();
    const ask = (slots: Slot[]) =>
      dispatch(
        findPlacements.initiate({ slots: slots.join() }, { subscribe: false, forceRefetch: true }),
      ).unwrap();

    async function fill(): Promise<void> {
      const found = [...document.querySelectorAll('[data-place]')].filter((element) => !known.has(element));
      if (found.length === 0) return;
      for (const element of found) known.add(element);
      const placements = await ask([...new Set(found.map(slotOf))]).catch(() => []);
      const filled = placements.flatMap((placement) => {
        const element = found.find((each) => each.isConnected && slotOf(each) === placement.slot);
        return element ? [{ element, placement }] : [];
      });
      setPlaces((now) => [...now.filter(isThere), ...filled]);
    }
    const changes = new MutationObserver(() => void fill());
    changes.observe(document.body, { childList: true, subtree: true });
    void fill();
    return () => changes.disconnect();
  }, [dispatch]);
  return places.filter(isThere);
}

const isThere = ({ element }: FilledPlace): boolean => element.isConnected;
