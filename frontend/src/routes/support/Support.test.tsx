import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { faqGroups, faqPath } from '../faq/faq-groups';
import Support from './Support';

const config = { chains: [], homeChainId: 97, confirmations: 6, devWallet: false, supportEmail: null };

beforeEach(async () => {
  answerCalls({ 'GET /api/config': [200, config] });
  await loadNamespaces('support', 'faq');
});

const search = () => screen.getByRole('searchbox', { name: 'What do you need help with?' });

test('opens with self-service help', () => {
  renderAt('/support', <Support />);
  expect(screen.getByRole('tab', { name: 'Self-Service Help' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).not.toHaveTextContent('{{');
});

test('names where to write to, where there is an address', async () => {
  answerCalls({ 'GET /api/config': [200, { ...config, supportEmail: 'help@example.org' }] });
  renderAt('/support', <Support />);
  expect(await screen.findByRole('link', { name: 'help@example.org' })).toHaveAttribute(
    'href',
    'mailto:help@example.org',
  );
});

test('promises no answer where there is none to write to', async () => {
  const calls = answerCalls({ 'GET /api/config': [200, config] });
  renderAt('/support', <Support />);
  await expect.poll(() => calls.filter(({ name }) => name.endsWith('/config'))).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Write to us' })).not.toBeInTheDocument();
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
