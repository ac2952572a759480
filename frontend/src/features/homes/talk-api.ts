import { talkApi as generated, type PlacedCommentPage } from '../../api/generated/talk';

export type { PlacedComment, PlacedCommentPage } from '../../api/generated/talk';

/** Whoever is concerned hears of a comment by a notification; what becomes of those that are listed is told of their reports. */
const tagsOf = (page: PlacedCommentPage | undefined) => [
  'Notification' as const,
  ...(page?.comments ?? []).map(({ reportId: id }) => ({ type: 'Talk' as const, id })),
];

// Not with each comment of anybody, which every open home would ask for at once.
const talkApi = generated.enhanceEndpoints({
  endpoints: {
    listCommentsToAnswer: { providesTags: tagsOf },
    listRepliesToMe: { providesTags: tagsOf },
  },
});

export const { useListCommentsToAnswerQuery, useListRepliesToMeQuery } = talkApi;
