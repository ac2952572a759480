import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

function Opener({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClosed();
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Are you there?" onClose={close}>
          <p>Somebody asks.</p>
        </Dialog>
      )}
    </>
  );
}

test('opens with the focus on its title and gives it back when closed', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Opener onClosed={onClosed} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Are you there?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Are you there?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('tells its owner when the browser closes it, as on Escape', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Opener onClosed={onClosed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('cannot be left while something is on its way', () => {
  render(
    <Dialog title="Sending" isBusy onClose={() => undefined}>
      <p>One moment.</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'none');
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});
