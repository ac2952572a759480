import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { authApi } from '../../api/generated/auth';
import { sessionSlice } from '../../session/session-slice';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { aUser } from '../../testing/samples';
import { NavigationDrawer } from './NavigationDrawer';

const drawer = () => document.querySelector('dialog')!;

test('stays open while it comes to be known who somebody is, and closes once they leave', async () => {
  answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  const { store } = renderAt('/', <NavigationDrawer />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(drawer()).toHaveAttribute('open');
  await act(async () => void (await store.dispatch(authApi.endpoints.getCurrentUser.initiate())));
  expect(await screen.findByText(aUser().username)).toBeVisible();
  expect(drawer()).toHaveAttribute('open');
  act(() => void store.dispatch(sessionSlice.actions.leave()));
  expect(drawer()).not.toHaveAttribute('open');
});

/** Presses as soon as the page stands, before what comes after its first draw. */
function PressedAtOnce() {
  useLayoutEffect(() => screen.getByRole('button', { name: 'Menu' }).click(), []);
  return null;
}

test('stays open for who presses in the moment in which the page begins to answer', async () => {
  renderAt(
    '/',
    <>
      <NavigationDrawer />
      <PressedAtOnce />
    </>,
  );
  await act(async () => undefined);
  expect(drawer()).toHaveAttribute('open');
});
