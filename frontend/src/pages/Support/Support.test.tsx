import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { renderAt } from '../../testing/render';
import { faqGroups, faqPath } from '../Faq/faq-groups';
import Support from './Support';

beforeEach(() => loadNamespaces('support', 'faq'));

const search = () => screen.getByRole('searchbox', { name: 'What do you need help with?' });

test('opens with self-service help', () => {
  renderAt('/support', <Support />);
  expect(screen.getByRole('tab', { name: 'Self-Service Help' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).not.toHaveTextContent('{{');
});

test('links every answer under its topic', () => {
  renderAt('/support?tab=topics', <Support />);
  const links = within(screen.getByRole('tabpanel')).getAllByRole('link');
  const anchors = faqGroups.flatMap((group) => [...group.anchors]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(anchors.map(faqPath));
});

test('finds answers while words are typed and keeps them in the address', async () => {
  const { router } = renderAt('/support', <Support />);
  await userEvent.type(search(), 'banners');
  expect(router.state.location.search).toBe('?search=banners');
  expect(screen.getByRole('status')).toHaveTextContent('1 answer found');
  expect(screen.getByRole('link', { name: 'Which sizes and lengths may an ad have?' })).toHaveAttribute(
    'href',
    '/faq#ad-specs',
  );
});

test.each(['refund', 'login', 'register', 'gas', 'email', 'image'])('finds an answer about %s', (word) => {
  renderAt(`/support?search=${word}`, <Support />);
  expect(screen.getByRole('status')).toHaveTextContent(/answers? found/);
});

test('offers the topics when nothing is found', async () => {
  renderAt('/support?search=quantum', <Support />);
  expect(screen.getByRole('status')).toHaveTextContent('No answer contains all of these words');
  await userEvent.click(screen.getByRole('link', { name: 'All help topics' }));
  expect(screen.getByRole('tab', { name: 'Help Topics' })).toHaveAttribute('aria-selected', 'true');
});
