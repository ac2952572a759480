import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { LeaveGuard } from './LeaveGuard';

beforeEach(() => loadNamespaces('ads'));

const open = (isUnsaved: boolean) =>
  renderAt(
    '/submit-ad',
    <>
      <LeaveGuard isUnsaved={isUnsaved} />
      <Link to="/ads">All ads</Link>
      <Link to="/submit-ad?step=review">Review</Link>
    </>,
  ).router;

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('asks before another page, and stays if wished', async () => {
  const router = open(true);
  await follow('All ads');
  expect(await screen.findByText('Leave without submitting?')).toBeInTheDocument();
  await answer('Stay');
  expect(router.state.location.pathname).toBe('/submit-ad');
});

test('goes on once leaving is confirmed', async () => {
  const router = open(true);
  await follow('All ads');
  await answer('Leave');
  await expect.poll(() => router.state.location.pathname).toBe('/ads');
});

test('asks nothing where nothing has been written', async () => {
  const pristine = open(false);
  await follow('All ads');
  await expect.poll(() => pristine.state.location.pathname).toBe('/ads');
});

test('asks nothing on the way to another step of the same page', async () => {
  const router = open(true);
  await follow('Review');
  await expect.poll(() => router.state.location.search).toBe('?step=review');
});
