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

/** The ad that the page is about, which does not stand beside itself. */
const adOf = (elements: readonly Element[]): number | undefined =>
  Number(elements.map((element) => element.getAttribute('data-ad')).find(Boolean)) || undefined;

/** Whether the browser draws a page that nobody has opened yet. Not all browsers know of it. */
const isDrawnAhead = (): boolean => (document as { prerendering?: boolean }).prerendering === true;

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
    const ask = (found: Element[]) => {
      const asked = { slots: [...new Set(found.map(slotOf))].join(), beside: adOf(found) };
      return dispatch(findPlacements.initiate(asked, { subscribe: false, forceRefetch: true }))
        .unwrap()
        .catch(() => []);
    };
    const place = (found: Element[], placement: Placement): FilledPlace[] => {
      const element = found.find((each) => each.isConnected && slotOf(each) === placement.slot);
      return element ? [{ element, placement }] : [];
    };
    async function fill(): Promise<void> {
      if (isDrawnAhead()) return;
      // What stood on a page that has gone would hold all of it.
      setPlaces((now) => (now.every(isThere) ? now : now.filter(isThere)));
      const alive = [...document.querySelectorAll('[data-place][data-alive]')];
      const found = alive.filter((element) => !known.has(element));
      if (found.length === 0) return;
      for (const element of found) known.add(element);
      const placements = await ask(found);
      if (isOver) return;
      const filled = placements.flatMap((placement) => place(found, placement));
      setPlaces((now) => [...now, ...filled]);
    }
    const fillNow = () => void fill();
    const changes = new MutationObserver(fillNow);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-alive'] });
    document.addEventListener('prerenderingchange', fillNow);
    fillNow();
    return () => {
      isOver = true;
      document.removeEventListener('prerenderingchange', fillNow);
      changes.disconnect();
    };
  }, [dispatch]);
  return places.filter(isThere);
}

const isThere = ({ element }: FilledPlace): boolean => element.isConnected;
