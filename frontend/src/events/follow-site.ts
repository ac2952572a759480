import type { Dispatch } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { collectTags, ownPace, sharedPace } from './collect-tags';
import { liveSlice } from './live-slice';
import { type SiteEventName, siteEventNames } from './site-event';
import { SiteFollower, type TabTools } from './site-follower';
import { allTags, type Tag, tagsOfEvent } from './tags-of-event';

const { liveChanged } = liveSlice.actions;

/** Told to those whom they concern: somebody waits for them. */
const ownEvents: readonly SiteEventName[] = ['notification', 'payment'];

/** Has the store fetch anew what changes on the site, as far as a page shows it. */
export function followSite(dispatch: Dispatch, tools?: TabTools) {
  const invalidate = (stale: Tag[]) => dispatch(baseApi.util.invalidateTags(stale));
  const everything = collectTags(invalidate, sharedPace);
  // Each kind by itself: a report is not to wait because many vote.
  const kinds = new Map(
    siteEventNames.map((name) => [
      name,
      collectTags(invalidate, ownEvents.includes(name) ? ownPace : sharedPace),
    ]),
  );
  let isTold = false;
  const follower = new SiteFollower(
    {
      onEvent: (event) => kinds.get(event.name)?.add(tagsOfEvent(event)),
      onReset: () => everything.add(allTags),
      onLive: (isLive) => {
        isTold = isLive;
        dispatch(liveChanged(isLive));
      },
    },
    tools,
  );
  follower.start();
  // Nothing was asked for while nobody looked, and nothing was told.
  const catchUp = () => {
    if (!document.hidden && !isTold) everything.add(allTags);
  };
  document.addEventListener('visibilitychange', catchUp);
  return {
    reopen: () => follower.reopen(),
    stop: () => {
      document.removeEventListener('visibilitychange', catchUp);
      follower.stop();
      everything.stop();
      for (const kind of kinds.values()) kind.stop();
    },
  };
}
