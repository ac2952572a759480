import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../i18n';
import Participant from '../routes/participant/Participant';
import { SessionStart } from '../session/SessionStart';
import { participantsApi } from '../api/generated/participants';
import { answerCalls } from '../testing/answer-calls';
import { aParticipant, aSeason, aUser } from '../testing/samples';
import { type Answers, createStore } from './store';

beforeEach(() => loadNamespaces('participants', 'votes'));

const startsAt = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString();

/** The page as the server renders it, which knows no account: nobody is there. */
async function renderedForStranger() {
  answerCalls({ 'GET /api/participants/31': [404, { message: 'none' }] });
  const { dispatch, getState } = createStore();
  const asked = dispatch(participantsApi.endpoints.getParticipant.initiate({ id: 31 }));
  await asked;
  const { queries, provided } = getState().api;
  return JSON.parse(JSON.stringify({ queries, provided })) as Answers;
}

test('a page that the server found nobody on shows them to whoever is signed in, without a vote to give', async () => {
  const answers = await renderedForStranger();
  const store = createStore({ answers });
  answerCalls({
    'GET /api/auth/me': [200, aUser()],
    'GET /api/seasons': [200, [aSeason({ startsAt })]],
    'GET /api/participants/31': [200, aParticipant({ id: 31, userId: 8, season: 2, name: 'Zebedee Quokka' })],
    'GET /api/follows': [200, []],
  });
  const page = (
    <>
      <SessionStart />
      <Participant />
    </>
  );
  const router = createMemoryRouter([{ path: '/participants/:id', element: page }], {
    initialEntries: ['/participants/31'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Zebedee Quokka' })).toBeVisible();
  expect(await screen.findByText(/Only accounts see this until/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Follow Zebedee Quokka' })).toBeVisible();
  expect(screen.queryByText(/Vote for/)).toBeNull();
});
