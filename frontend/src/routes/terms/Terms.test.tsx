import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import Terms from './Terms';

beforeEach(() => {
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings()] });
  return loadNamespaces('terms');
});

test.each([
  ['/terms', 'Terms of Service'],
  ['/terms?tab=privacy', 'Privacy Policy'],
  ['/terms?tab=conduct', 'Code of Conduct'],
  ['/terms?tab=cookies', 'Cookies Policy'],
])('opens %s with the document %s of May 2025', (address, title) => {
  renderAt(address, <Terms />);
  expect(screen.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Last updated May 2025');
  expect(screen.getByRole('tabpanel')).not.toHaveTextContent('{{');
});

test('keeps the chosen document in the address', async () => {
  const { router } = renderAt('/terms', <Terms />);
  await userEvent.click(screen.getByRole('tab', { name: 'Privacy Policy' }));
  expect(router.state.location.search).toBe('?tab=privacy');
});

test('lists everything that is kept in the browser', () => {
  renderAt('/terms?tab=cookies', <Terms />);
  const list = screen.getByRole('tabpanel');
  for (const name of [
    'sid',
    'language',
    'theme',
    'wallet.connected',
    'react-router-scroll-positions',
    'ad-draft',
    'profile-draft',
    'report-draft',
    'payments.attempt',
  ])
    expect(list).toHaveTextContent(name);
});
