import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { renderAt } from '../../../../testing/render';
import { aPlannedSeason, anAdminSeason } from '../../../../testing/season-samples';
import type { AdminSeason } from '../../seasons-api';
import { OfSeason } from './OfSeason';

beforeEach(() => loadNamespaces('admin'));

const open = (address: string, seasons: AdminSeason[]) => {
  answerCalls({ 'GET /api/admin/seasons': [200, seasons] });
  return renderAt(
    address,
    <OfSeason>{({ season, isClosed }) => <p>{`${season} ${isClosed ? 'closed' : 'open'}`}</p>}</OfSeason>,
  );
};

test('shows the only season there is without asking which', async () => {
  open('/admin?tab=awards', [anAdminSeason()]);
  expect(await screen.findByText('1 open')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('shows the current season, and another where it is chosen', async () => {
  const { router } = open('/admin?tab=awards', [aPlannedSeason(), anAdminSeason()]);
  expect(await screen.findByText('1 open')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Season 2' }));
  expect(await screen.findByText('2 open')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=awards&season=2');
});

test('says of a closed season that it can only be read', async () => {
  open('/admin?season=1', [anAdminSeason({ number: 2 }), anAdminSeason({ state: 'closed' })]);
  expect(await screen.findByText('1 closed')).toBeVisible();
  expect(screen.getByText(/Season 1 is closed: everything here can only be read/)).toBeVisible();
  expect(screen.getByText(/It stays closed, for season 2 has begun/)).toBeVisible();
  expect(screen.queryByText(/reopened/)).not.toBeInTheDocument();
});

test('says that a closed season can be reopened while the next has not begun', async () => {
  open('/admin?season=1', [aPlannedSeason(), anAdminSeason({ state: 'closed' })]);
  expect(await screen.findByText(/Until the next season begins it can be reopened/)).toBeVisible();
});

function Typed({ season }: { season: number }) {
  const [first] = useState(season);
  return <p>{`since ${first}`}</p>;
}

test('begins anew for another season', async () => {
  answerCalls({ 'GET /api/admin/seasons': [200, [aPlannedSeason(), anAdminSeason()]] });
  renderAt('/admin', <OfSeason>{({ season }) => <Typed season={season} />}</OfSeason>);
  expect(await screen.findByText('since 1')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Season 2' }));
  expect(await screen.findByText('since 2')).toBeVisible();
});
