import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { withToasts } from '../../testing/toasts';
import { toast } from './toast';

withToasts();
afterEach(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.remove()));

function openDialog(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  return dialog;
}

const shown = () => screen.findByText('Logout Failed');
const say = () => toast({ kind: 'error', title: 'Logout Failed', text: 'There was an error logging out.' });

test('stands in the page where nothing lies over it', async () => {
  say();
  expect((await shown()).closest('dialog')).toBeNull();
});

test('stands in the dialog that is open, as what lies behind that can be neither seen nor heard', async () => {
  const dialog = openDialog();
  say();
  expect((await shown()).closest('dialog')).toBe(dialog);
});

test.each(['closed', 'removed'])('stays when its dialog is %s', async (how) => {
  const dialog = openDialog();
  say();
  await shown();
  if (how === 'closed') dialog.close();
  else dialog.remove();
  await waitFor(() => expect(screen.getByText('Logout Failed').closest('dialog')).toBeNull());
});

test('comes along when a dialog opens', async () => {
  say();
  await shown();
  const dialog = openDialog();
  await waitFor(() => expect(screen.getByText('Logout Failed').closest('dialog')).toBe(dialog));
});

test('stays until it is closed where it names a failure of the site, which can be copied', async () => {
  const user = userEvent.setup();
  toast({ kind: 'error', title: 'Not saved', text: 'Please try again. Reference: b6f1-77' });
  expect(await screen.findByText(/Reference: b6f1-77/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Copy the reference' }));
  expect(await navigator.clipboard.readText()).toBe('b6f1-77');
});
