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

/** Whether an ad would stand beside itself: a place may name the ad that its page is about. */
const isOfPage = (element: Element, { ad }: Placement): boolean =>
  ad !== null && element.getAttribute('data-ad') === `${ad.id}`;

/**
 * The places of the page, each with what was put there for this opening of it. All that a page has are asked for at once, as no ad may
 * stand on it twice; nothing is kept, as each showing counts once. A place stays empty where the server does not answer.
 */
export function useFilledPlaces(): FilledPlace[] {
  const dispatch = useDispatch<SiteDispatch>();
  const [places, setPlaces] = useState<FilledPlace[]>([]);
  useEffect(() => {
    const known = new WeakSet<Element>();
    let isOver = false;
    const ask = (slots: Slot[]) =>
      dispatch(findPlacements.initiate({ slots: slots.join() }, { subscribe: false, forceRefetch: true }))
        .unwrap()
        .catch(() => []);

    /** Another than the page's own, which the server does not know of; the place is free where there is none. */
    async function another(element: Element): Promise<Placement> {
      const slot = slotOf(element);
      const [placement] = await ask([slot]);
      return placement && !isOfPage(element, placement) ? placement : { slot, ad: null, token: null };
    }
    async function place(found: Element[], placement: Placement): Promise<FilledPlace[]> {
      const element = found.find((each) => each.isConnected && slotOf(each) === placement.slot);
      if (!element) return [];
      return [{ element, placement: isOfPage(element, placement) ? await another(element) : placement }];
    }
    async function fill(): Promise<void> {
      const found = [...document.querySelectorAll('[data-place]')].filter((element) => !known.has(element));
      if (found.length === 0) return;
      for (const element of found) known.add(element);
      const placements = await ask([...new Set(found.map(slotOf))]);
      const filled = await Promise.all(placements.map((placement) => place(found, placement)));
      if (isOver) return;
      setPlaces((now) => [...now.filter(isThere), ...filled.flat()]);
    }
    const changes = new MutationObserver(() => void fill());
    changes.observe(document.body, { childList: true, subtree: true });
    void fill();
    return () => {
      isOver = true;
      changes.disconnect();
    };
  }, [dispatch]);
  return places.filter(isThere);
}

const isThere = ({ element }: FilledPlace): boolean => element.isConnected;
