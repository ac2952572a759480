import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect } from 'vitest';
import type { createStore } from '../app/store';
import { baseApi } from '../api/base-api';
import { allTags } from '../events/tags-of-event';
import { answerCalls } from './answer-calls';

type Answers = Parameters<typeof answerCalls>[0];

/** As {@link answerCalls}, until the server is lost; from then on every call ends with 503. */
export function answerUntilLost(answers: Answers): { lose: () => void } {
  let isLost = false;
  const orLost = Object.entries(answers).map(([name, answer]) => [
    name,
    () => {
      if (isLost) return [503, { message: 'Away' }] as [number, unknown];
      return typeof answer === 'function' ? answer() : answer;
    },
  ]);
  answerCalls(Object.fromEntries(orLost) as Answers);
  return { lose: () => (isLost = true) };
}

/** Has a page ask for everything that it shows again, as after an event, and waits for the notice that this failed. */
export async function fetchInVain(store: ReturnType<typeof createStore>): Promise<void> {
  await act(async () => {
    store.dispatch(baseApi.util.invalidateTags([...allTags]));
  });
  expect((await screen.findAllByText(i18next.t('loadFailure.stale')))[0]).toBeVisible();
}
