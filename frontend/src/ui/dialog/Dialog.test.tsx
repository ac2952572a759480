import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('is open, and has the focus, as soon as it stands in the page', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  startTransition(() => root.render(<Dialog title="There" onClose={() => undefined} />));
  // Hears of what comes into the page before React does what is left for later.
  const focused = await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(place, { childList: true });
  });
  expect(place.firstChild).toHaveAttribute('open');
  expect(focused).toBe(screen.getByRole('heading', { name: 'There' }));
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
