import { act, fireEvent, render, screen } from '@testing-library/react';
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

function Questions() {
  const [question, setQuestion] = useState<'who' | 'proof'>();
  const ask = (next?: typeof question) => () => setQuestion(next);
  return (
    <>
      <input aria-label="Name" onKeyDown={ask('who')} />
      {question === 'who' && (
        <Dialog title="Who are you?" onClose={ask()}>
          <button onClick={ask('proof')}>The same</button>
        </Dialog>
      )}
      {question === 'proof' && (
        <Dialog title="Prove it" onClose={ask()}>
          <input aria-label="Proof" />
          <button onClick={ask('who')}>Somebody else</button>
        </Dialog>
      )}
    </>
  );
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('gives the focus back past the dialogs that it took over from', async () => {
  render(<Questions />);
  const field = screen.getByLabelText('Name');
  await userEvent.type(field, 'A');
  await press('The same');
  await press('Somebody else');
  await press('The same');
  // In a browser the field behind takes no focus meanwhile.
  await userEvent.type(screen.getByLabelText('Proof'), 'password');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field).toHaveFocus();
});

test('gives the focus back past a dialog in which it was lost', async () => {
  render(<Questions />);
  const field = screen.getByLabelText('Name');
  await userEvent.type(field, 'A');
  const takeOver = screen.getByRole('button', { name: 'The same' });
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.click(takeOver);
  await userEvent.type(screen.getByLabelText('Proof'), 'password');
  await press('Close');
  expect(field).toHaveFocus();
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
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAttribute('closedby', 'none');
  // Where a browser does not know that, Escape asks first.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});
