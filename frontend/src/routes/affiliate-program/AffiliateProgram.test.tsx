import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import AffiliateProgram from './AffiliateProgram';

beforeEach(() => {
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings()] });
  return loadNamespaces('affiliate-program');
});

test('opens the tab that the address names', () => {
  renderAt('/affiliate-program?tab=badges', <AffiliateProgram />);
  expect(screen.getByRole('tab', { name: 'NFT Badges', selected: true })).toBeVisible();
  expect(screen.getByText('after 15 referrals')).toBeVisible();
  expect(screen.getByText('7.5%')).toBeVisible();
});

test('puts the chosen tab into the address', async () => {
  const { router } = renderAt('/affiliate-program', <AffiliateProgram />);
  await userEvent.click(screen.getByRole('tab', { name: 'Smart Contract' }));
  expect(router.state.location.search).toBe('?tab=contract');
  expect(screen.getByText(/before the official launch on August 1, 2025/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sample contract in Solidity' })).toHaveTextContent(
    'ParticipantCannotAdvertise',
  );
});

test('says that nothing is tracked yet and leads to the registration', () => {
  renderAt('/affiliate-program', <AffiliateProgram />);
  expect(screen.getByText(/no referral is tracked and no commission is paid yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});
