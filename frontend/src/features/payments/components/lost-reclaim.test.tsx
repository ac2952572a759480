import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { aPayment } from '../../../testing/payment-samples';
import { renderAt } from '../../../testing/render';
import { ReclaimNotice } from './ReclaimNotice';

beforeEach(() => loadNamespaces('payments'));
vi.mock('./Reclaim', () => {
  throw new Error('Lost on the way');
});

test('keeps the page around the button for taking a payment back where its code was lost', async () => {
  const payment = aPayment({ status: 'confirmed', reclaimableAt: '2026-01-01T00:00:00.000Z' });
  renderAt(
    '/ads/12',
    <>
      <h1>An ad</h1>
      <ReclaimNotice payment={payment} onReclaimed={() => undefined} />
    </>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'An ad' })).toBeVisible();
});
