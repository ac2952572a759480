import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { Agreement } from './Agreement';

test('links the terms and the privacy policy that connecting agrees to', async () => {
  await loadNamespaces('wallet');
  const { container } = renderAt('/connect-wallet', <Agreement />);
  expect(container).toHaveTextContent('By connecting you agree to our Terms of Service and Privacy Policy.');
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms?tab=terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/terms?tab=privacy');
});
