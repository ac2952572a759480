import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
