import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { altcha } from '../api/altcha';
import { loadNamespaces } from '../i18n';
import { renderAt } from '../testing/render';
import { withToasts } from '../testing/toasts';
import { AltchaCheck } from './AltchaCheck';

withToasts();
beforeEach(() => loadNamespaces('auth', 'errors'));
afterEach(() => {
  vi.doUnmock('./AltchaDialog');
});

test('keeps no call waiting where the work cannot be fetched, however many need it', async () => {
  vi.doMock('./AltchaDialog', () => {
    throw new Error('Lost on the way');
  });
  renderAt('/submit-ad', <AltchaCheck />);
  const answers = Promise.all([altcha.ask!(), altcha.ask!(), altcha.ask!()]);
  expect(await answers).toEqual([undefined, undefined, undefined]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps no call waiting on a page that is gone, however many need it', async () => {
  const { unmount } = renderAt('/submit-ad', <AltchaCheck />);
  const ask = altcha.ask!;
  const answers = Promise.all([ask(), ask()]);
  // The first is at work, the second waits for it.
  await act(async () => undefined);
  unmount();
  expect(await answers).toEqual([undefined, undefined]);
  expect(await ask()).toBeUndefined();
});

test('goes on with its work whatever is pressed beside it', async () => {
  renderAt('/submit-ad', <AltchaCheck />);
  act(() => void altcha.ask!());
  expect(await screen.findByRole('dialog')).toHaveAttribute('closedby', 'closerequest');
});
