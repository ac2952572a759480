import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { aParticipant } from '../../../testing/samples';
import { ParticipantGrid } from './ParticipantGrid';

beforeEach(() => loadNamespaces('participants'));

const open = (...participants: ReturnType<typeof aParticipant>[]) =>
  renderAt('/', <ParticipantGrid participants={participants} remaining={0} />);

test('numbers the cards in the order of the list and leads to their pages', () => {
  open(aParticipant({ id: 8, name: 'Amina' }), aParticipant({ id: 3, name: 'Kofi' }));
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByText('1')).toBeVisible();
  expect(within(second!).getByText('2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kofi' })).toHaveAttribute('href', '/participants/3');
});

test('says "No profile image" where there is none', () => {
  open(aParticipant());
  expect(screen.getByText('No profile image')).toBeVisible();
});

test('shows Twitter, LinkedIn and website where they were given, and leaves the others to the page', () => {
  open(aParticipant({ socialWebsite: 'https://example.org/', socialTiktok: 'https://tiktok.com/@a' }));
  expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute('href', 'https://example.org/');
  expect(screen.queryByRole('link', { name: 'Twitter' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'TikTok' })).toBeNull();
});
