import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { answerCalls } from '../testing/answer-calls';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { RequireAdmin } from './RequireAdmin';
import { RequireUser } from './RequireUser';
import { SessionStart } from './SessionStart';

const guarded = (
  <>
    <SessionStart />
    <Routes>
      <Route element={<RequireUser />}>
        <Route path="/dashboard" element={<p>Yours</p>} />
      </Route>
      <Route element={<RequireAdmin />}>
        <Route path="/admin" element={<p>Theirs</p>} />
      </Route>
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  </>
);

async function open(address: string, me: [number, unknown?]) {
  answerCalls({ 'GET /api/auth/me': me });
  const { router } = renderAt(address, guarded);
  await screen.findByText('Elsewhere');
  return router.state.location.pathname + router.state.location.search;
}

test.each([
  ['/dashboard?tab=ads', '/register?next=%2Fdashboard%3Ftab%3Dads&tab=login'],
  ['/dashboard#reports', '/register?next=%2Fdashboard%23reports&tab=login'],
])('sends visitors of %s to the login, with the way back', async (address, login) => {
  expect(await open(address, [401])).toBe(login);
});

test.each([
  ['visitors', [401]],
  ['advertisers', [200, aUser()]],
] as const)('sends %s home from the console', async (_who, me) => {
  expect(await open('/admin', [...me])).toBe('/');
});
