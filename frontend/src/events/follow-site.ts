import type { Dispatch } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { collectTags } from './collect-tags';
import { liveSlice } from './live-slice';
import { SiteFollower, type TabTools } from './site-follower';
import { allTags, tagsOfEvent } from './tags-of-event';

const { liveChanged } = liveSlice.actions;

/** Has the store fetch anew what changes on the site, as far as a page shows it. */
export function followSite(dispatch: Dispatch, tools?: TabTools) {
  const tags = collectTags((stale) => dispatch(baseApi.util.invalidateTags(stale)));
  const follower = new SiteFollower(
    {
      onEvent: (event) => tags.add(tagsOfEvent(event)),
      onReset: () => tags.add(allTags),
      onLive: (isLive) => dispatch(liveChanged(isLive)),
    },
    tools,
  );
  follower.start();
  return {
    reopen: () => follower.reopen(),
    stop: () => {
      follower.stop();
      tags.stop();
    },
  };
}
