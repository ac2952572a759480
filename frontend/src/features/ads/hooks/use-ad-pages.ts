import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { typingMs } from '../../../ui/forms/typed-search';
import { useLater } from '../../../ui/forms/use-later';
import { adsWanted, type AdFilter } from '../ad-filter';
import { adPages, type AdsWanted, useAdPagesInfiniteQuery } from '../api';

/** As long as whoever reads an ad may come back to the list. */
const KEPT_MS = 5 * 60_000;

/** The pages of ads that pass the filter. Those of the filter before stay until the new ones are there. */
export function useAdPages(filter: AdFilter) {
  const text = useLater(filter.text, typingMs);
  const wanted = adsWanted({ ...filter, text });
  const query = useAdPagesInfiniteQuery(wanted);
  useListOnReturn(wanted);
  const { currentData, data, error } = query;
  return { ...query, currentData: currentData ?? (error ? undefined : data) };
}

/** Keeps the list, and keeps it up to date, after its page was left: the way back leads to the same place in it. */
function useListOnReturn(wanted: AdsWanted): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(
    () => () => {
      const { unsubscribe } = dispatch(adPages.initiate(latest.current));
      setTimeout(unsubscribe, KEPT_MS);
    },
    [dispatch],
  );
}
