import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { aPayment, aReceipt } from '../../../testing/payment-samples';
import { LatePart } from '../../../ui/Answering';
import { ReclaimNotice } from './ReclaimNotice';

beforeEach(() => loadNamespaces('payments'));

const Button = () => <button type="button">Take it back</button>;
const code = vi.hoisted(() => {
  let comes = () => {};
  const coming = new Promise<void>((resolve) => (comes = resolve));
  return { coming, comes };
});
vi.mock('./Reclaim', async () => {
  await code.coming;
  return { default: Button };
});

const drawnByServer = (
  <LatePart>
    <Button />
  </LatePart>
);
const noteReclaimed = () => {};
const payment = aPayment({ status: 'confirmed', reclaimableAt: '2026-01-01T00:00:00.000Z' });

const notice = (told: typeof payment) => <ReclaimNotice payment={told} onReclaimed={noteReclaimed} />;

test('stays as the server has drawn it while its code comes, where more is told to whoever manages the ad', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(drawnByServer);
  const button = screen.getByRole('button', { name: 'Take it back' });
  const root = await act(async () => hydrateRoot(element, notice(payment)));
  await act(async () => root.render(notice({ ...payment, receipts: [aReceipt()] })));
  expect(screen.getByRole('button', { name: 'Take it back' })).toBe(button);
  await act(async () => code.comes());
  expect(screen.getByRole('button', { name: 'Take it back' })).toBe(button);
  act(() => root.unmount());
  element.remove();
});
