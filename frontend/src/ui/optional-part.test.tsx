import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { LoadFailure } from './feedback/LoadFailure';
import { awaitedPart, optionalPart } from './optional-part';

const aPart = (name: string) => ({ default: () => <p>{name}</p> });

/** After all that follows from one thing at once, and before anything that waits for a timer. */
async function endOfTurn(): Promise<void> {
  for (let step = 0; step < 100; step++) await Promise.resolve();
}

it('begins one part a turn, and one that others wait for at once', async () => {
  const order: string[] = [];
  const load = (name: string) => () => {
    order.push(name);
    void endOfTurn().then(() => order.push(`end of ${name}`));
    return Promise.resolve(aPart(name));
  };
  const [First, Second] = [optionalPart(load('first')), optionalPart(load('second'))];
  const Awaited = awaitedPart(load('awaited'));
  render(
    <>
      <First />
      <Second />
      <Awaited />
    </>,
  );
  expect(order).toEqual(['awaited']);
  await screen.findByText('second');
  expect(order.slice(0, 5)).toEqual(['awaited', 'end of awaited', 'first', 'end of first', 'second']);
});

it('is fetched once for all places where it stands', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof aPart>>>(async () => aPart('mark'));
  const Mark = optionalPart(load);
  render(
    <>
      <Mark />
      <Mark />
    </>,
  );
  expect(await screen.findAllByText('mark')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

it('is fetched again where it could not be', async () => {
  const load = vi
    .fn<() => Promise<ReturnType<typeof aPart>>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValueOnce(aPart('bell'));
  const Bell = optionalPart(load, null, ({ retry }) => <button onClick={retry}>Again</button>);
  render(<Bell />);
  (await screen.findByRole('button', { name: 'Again' })).click();
  expect(await screen.findByText('bell')).toBeVisible();
});

/** A part that comes, or fails, when it is told to. */
function slowPart() {
  let come = () => {};
  let fail = () => {};
  const load = vi.fn<() => Promise<ReturnType<typeof aPart>>>(
    () =>
      new Promise((resolve, reject) => {
        come = () => resolve(aPart('bell'));
        fail = () => reject(new Error('No network'));
      }),
  );
  const Slow = optionalPart(load, null, LoadFailure);
  const onceAsked = (times: number) => waitFor(() => expect(load).toHaveBeenCalledTimes(times));
  return {
    Slow,
    fail: (times: number) => onceAsked(times).then(() => fail()),
    come: (times: number) => onceAsked(times).then(() => come()),
  };
}

it('says that it is being fetched again, and anew where that fails too', async () => {
  const { Slow, fail } = slowPart();
  render(<Slow />);
  await fail(1);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Loading/);
  await fail(2);
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible();
  expect(again).not.toHaveAttribute('aria-busy');
  expect(again).toHaveFocus();
});

it('takes over the focus from the button that fetched it again', async () => {
  const { Slow, fail, come } = slowPart();
  render(
    <main>
      <Slow />
    </main>,
  );
  await fail(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await come(2);
  const part = await screen.findByText('bell');
  expect(document.activeElement).not.toBe(document.body);
  expect(part.previousElementSibling).toHaveFocus();
});

it('leaves the focus where it went meanwhile', async () => {
  const { Slow, fail, come } = slowPart();
  render(
    <>
      <input aria-label="Note" />
      <Slow />
    </>,
  );
  await fail(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await userEvent.click(screen.getByLabelText('Note'));
  await come(2);
  await screen.findByText('bell');
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

it('keeps nothing of where its reader was as it came, such as a form with a password', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  /** What has the focus while the part comes, and is gone afterwards. */
  const focusMeanwhile = () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    return new WeakRef(field);
  };
  const field = focusMeanwhile();
  const Bell = optionalPart(async () => aPart('bell'));
  render(<Bell />);
  await screen.findByText('bell');
  field.deref()?.remove();
  await vi.waitFor(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
    expect(field.deref()).toBeUndefined();
  }, 5_000);
  expect(screen.getByText('bell')).toBeVisible();
});
