import { expect, test } from 'vitest';
import { votesApi } from '../../api/generated/votes';
import { baseApi } from '../../api/base-api';
import { makeStore } from '../../testing/make-store';
import { tagsOfEvent } from '../../events/tags-of-event';
import { answerCalls } from '../../testing/answer-calls';
import { anOwnVote } from '../../testing/vote-samples';
import './api';

test("one's own votes are asked for again once oneself has voted, and not whenever anybody has", async () => {
  const calls = answerCalls({
    'GET /api/votes/user': [200, [anOwnVote()]],
    'GET /api/participants/3/votes': [200, []],
    'POST /api/votes': [201, anOwnVote()],
  });
  const asked = (name: string) => calls.filter((call) => call.name === name).length;
  const { dispatch } = makeStore();
  await dispatch(votesApi.endpoints.listOwnVotes.initiate());
  await dispatch(votesApi.endpoints.listParticipantVotes.initiate({ id: 3 }));
  dispatch(
    baseApi.util.invalidateTags([...tagsOfEvent({ id: 1, name: 'vote', data: { id: 9, participantId: 3 } })]),
  );
  await expect.poll(() => asked('GET /api/participants/3/votes')).toBe(2);
  expect(asked('GET /api/votes/user')).toBe(1);
  await dispatch(votesApi.endpoints.castVote.initiate({ castVote: { participantId: 3 } }));
  await expect.poll(() => asked('GET /api/votes/user')).toBe(2);
});
