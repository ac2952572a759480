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
  const follower = new SiteFollower(
    {
      onEvent: (event) => (ownEvents.includes(event.name) ? own : shared).add(tagsOfEvent(event)),
      onReset: () => shared.add(allTags),
      onLive: (isLive) => dispatch(liveChanged(isLive)),
    },
    tools,
  );
  follower.start();
  return {
    reopen: () => follower.reopen(),
    stop: () => {
      follower.stop();
      shared.stop();
      own.stop();
    },
  };
}
