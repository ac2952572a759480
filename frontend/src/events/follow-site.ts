import type { Dispatch } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { collectTags, ownPace, sharedPace } from './collect-tags';
import { liveSlice } from './live-slice';
import type { SiteEventName } from './site-event';
import { SiteFollower, type TabTools } from './site-follower';
import { allTags, type Tag, tagsOfEvent } from './tags-of-event';

const { liveChanged } = liveSlice.actions;

/** Told to those whom they concern: somebody waits for them. */
const ownEvents: readonly SiteEventName[] = ['notification', 'payment'];

/** Has the store fetch anew what changes on the site, as far as a page shows it. */
export function followSite(dispatch: Dispatch, tools?: TabTools) {
  const invalidate = (stale: Tag[]) => dispatch(baseApi.util.invalidateTags(stale));
  const shared = collectTags(invalidate, sharedPace);
  const own = collectTags(invalidate, ownPace);
  let isTold = false;
  const follower = new SiteFollower(
    {
      onEvent: (event) => (ownEvents.includes(event.name) ? own : shared).add(tagsOfEvent(event)),
      onReset: () => shared.add(allTags),
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
    if (!document.hidden && !isTold) shared.add(allTags);
  };
  document.addEventListener('visibilitychange', catchUp);
  return {
    reopen: () => follower.reopen(),
    stop: () => {
      document.removeEventListener('visibilitychange', catchUp);
      follower.stop();
      shared.stop();
      own.stop();
    },
  };
}
