import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from './Dialog';

afterEach(() => vi.restoreAllMocks());

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

/** What a browser does on Escape. @returns whether it closes the dialog */
const pressEscape = (dialog: Element, cancelable = true) =>
  fireEvent(dialog, new Event('cancel', { cancelable }));

test.each([
  ['something is on its way', { isBusy: true }],
  ['it covers a page, which comes by itself', { covers: true }],
])('is opened anew where a browser closes it all the same while %s', (_, held) => {
  const onClosed = vi.fn<() => void>();
  render(<Dialog title="Sending" {...held} onClose={onClosed} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(dialog).toHaveAttribute('open');
  expect(onClosed).not.toHaveBeenCalled();
});

test('takes neither Escape nor a click for an answer where it covers the page, but its button', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Dialog covers title="As whom?" onClose={onClosed} />);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAttribute('closedby', 'none');
  expect(pressEscape(dialog)).toBe(false);
  expect(onClosed).not.toHaveBeenCalled();
  await press('Close');
  expect(onClosed).toHaveBeenCalledOnce();
});

function Form() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <Dialog asksFirst title="A form" onClose={() => setIsLeaving(true)}>
        <input aria-label="Note" />
        <input aria-label="Picture" type="file" />
      </Dialog>
      {isLeaving && (
        <Dialog title="Leave?" onClose={() => setIsLeaving(false)}>
          <p>It is not saved.</p>
        </Dialog>
      )}
    </>
  );
}

test('stays open below what its owner asks first, and has the focus again afterwards', async () => {
  render(<Form />);
  const note = screen.getByLabelText('Note');
  await userEvent.type(note, 'half a sentence');
  const form = screen.getByRole('dialog', { name: 'A form' });
  expect(pressEscape(form)).toBe(false);
  expect(form).toHaveAttribute('open');
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toBeVisible();
  fireEvent(screen.getByRole('dialog', { name: 'Leave?' }), new Event('close'));
  expect(screen.queryByRole('dialog', { name: 'Leave?' })).toBeNull();
  expect(note).toHaveFocus();
});

test('comes back below the question where a browser closes it without asking', async () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Form />);
  const note = screen.getByLabelText('Note');
  await userEvent.type(note, 'half a sentence');
  const form = screen.getByRole<HTMLDialogElement>('dialog', { name: 'A form' });
  expect(pressEscape(form, false)).toBe(true);
  // The browser gives the focus back to what is behind.
  act(() => note.blur());
  act(() => form.close());
  expect(form).toHaveAttribute('open');
  const question = screen.getByRole('dialog', { name: 'Leave?' });
  // The last lies above the others.
  expect(shown.mock.contexts).toEqual([form, form, question]);
  fireEvent(question, new Event('close'));
  expect(note).toHaveFocus();
});

test.each([
  ['asks first', true],
  ['would close', false],
])(
  'stays where one Escape is given to it and to what lies above it, which it answers: one that %s',
  (_, asksFirst) => {
    const onClosed = vi.fn<() => void>();
    const Stack = () => {
      const [isAsked, setIsAsked] = useState(true);
      return (
        <>
          <Dialog asksFirst={asksFirst} title="A form" onClose={onClosed} />
          {isAsked && <Dialog title="A question" onClose={() => setIsAsked(false)} />}
        </>
      );
    };
    render(<Stack />);
    const [form, question] = screen.getAllByRole<HTMLDialogElement>('dialog');
    for (const dialog of [question!, form!]) pressEscape(dialog, false);
    for (const dialog of [question!, form!]) act(() => dialog.close());
    expect(screen.queryByRole('dialog', { name: 'A question' })).toBeNull();
    expect(form).toHaveAttribute('open');
    expect(onClosed).not.toHaveBeenCalled();
    pressEscape(form!, false);
    act(() => form!.close());
    expect(onClosed).toHaveBeenCalledOnce();
  },
);

test('hears nothing of a file that was not chosen in it', () => {
  render(<Form />);
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(screen.queryByRole('dialog', { name: 'Leave?' })).toBeNull();
});
