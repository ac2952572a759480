import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

afterEach(() => vi.restoreAllMocks());

/** What a browser does on Escape. @returns whether it closes the dialog */
const pressEscape = (dialog: Element, cancelable = true) =>
  fireEvent(dialog, new Event('cancel', { cancelable }));

test('comes back only after what lies above it where a browser closes it below that', async () => {
  const Page = () => {
    const [isCovered, setIsCovered] = useState(true);
    return (
      <>
        <Dialog asksFirst title="A form" onClose={() => undefined}>
          <input aria-label="Note" />
        </Dialog>
        {isCovered && <Dialog covers title="As whom?" onClose={() => setIsCovered(false)} />}
      </>
    );
  };
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Page />);
  const [form, cover] = screen.getAllByRole<HTMLDialogElement>('dialog');
  pressEscape(form!, false);
  act(() => form!.close());
  // Whatever is shown last lies above.
  expect(shown.mock.contexts.at(-1)).toBe(cover);
  await userEvent.click(within(cover!).getByRole('button', { name: 'Close' }));
  expect(shown.mock.contexts.at(-1)).toBe(form);
  expect(form).toHaveAttribute('open');
});

test('waits below what covers its page by the time it comes, and is there once that has gone', async () => {
  const Page = ({ hasCome, isCovered }: { hasCome: boolean; isCovered: boolean }) => (
    <>
      {hasCome && <Dialog title="Vote for Amina Diallo" onClose={() => undefined} />}
      {isCovered && <Dialog covers title="As whom?" onClose={() => undefined} />}
    </>
  );
  const { rerender } = render(<Page hasCome={false} isCovered />);
  rerender(<Page hasCome isCovered />);
  expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual(['As whom?Close']);
  rerender(<Page hasCome isCovered={false} />);
  expect(screen.getByRole('dialog', { name: 'Vote for Amina Diallo' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Vote for Amina Diallo' })).toHaveFocus();
});

test('waits below what covers a page of which the questions were lost, and below the question that comes', () => {
  const Page = ({ cover, hasCome }: { cover: 'plain' | 'question' | null; hasCome: boolean }) => (
    <>
      {cover === 'plain' && (
        <dialog
          aria-label="Loading"
          closedby="none"
          ref={(dialog) => void (dialog?.open || dialog?.showModal())}
        />
      )}
      {hasCome && <Dialog title="Vote for Amina Diallo" onClose={() => undefined} />}
      {cover === 'question' && <Dialog covers title="As whom?" onClose={() => undefined} />}
    </>
  );
  const names = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent || 'plain');
  const { rerender } = render(<Page cover="plain" hasCome={false} />);
  rerender(<Page cover="plain" hasCome />);
  expect(names()).toEqual(['plain']);
  rerender(<Page cover="question" hasCome />);
  expect(names()).toEqual(['As whom?Close']);
  rerender(<Page cover={null} hasCome />);
  expect(names()).toEqual(['Vote for Amina DialloClose']);
});

test('asks above what covers the page where that is what asks for it', () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const Page = ({ isAsked }: { isAsked: boolean }) => (
    <>
      {isAsked && <Dialog isQuestion title="One moment" onClose={() => undefined} />}
      <Dialog covers title="Sign in again" onClose={() => undefined} />
    </>
  );
  const { rerender } = render(<Page isAsked={false} />);
  rerender(<Page isAsked />);
  expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('dialog', { name: 'One moment' }));
});

test('closes on Escape where it was opened last, though others stand further down on the page', async () => {
  const onClosed = vi.fn<() => void>();
  const Page = () => {
    const [isAsked, setIsAsked] = useState(false);
    return (
      <>
        {isAsked && <Dialog isQuestion title="Prove it is you" onClose={onClosed} />}
        <Dialog title="A form" onClose={() => undefined}>
          <button onClick={() => setIsAsked(true)}>Save</button>
        </Dialog>
        <dialog aria-label="Menu" />
      </>
    );
  };
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Prove it is you' });
  expect(pressEscape(question)).toBe(true);
  act(() => question.close());
  expect(onClosed).toHaveBeenCalledOnce();
});
