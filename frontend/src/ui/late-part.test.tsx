import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render';
import { latePart } from './late-part';

const around = (Part: ReturnType<typeof latePart<{ name: string }>>) => (
  <>
    <h1>The page</h1>
    <Part name="Nadia" />
  </>
);

test('fetches a part along with its page, and once', async () => {
  const load = vi.fn<() => Promise<{ default: (props: { name: string }) => string }>>(async () => ({
    default: ({ name }) => `Votes for ${name}`,
  }));
  const Part = latePart(load, <p>On its way</p>);
  expect(load).toHaveBeenCalledOnce();
  renderAt('/', around(Part));
  expect(await screen.findByText('Votes for Nadia')).toBeVisible();
  expect(screen.queryByText('On its way')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test('says in its place where a part cannot be fetched, and leaves the page as it is', async () => {
  const Part = latePart<{ name: string }>(() => Promise.reject(new Error('gone')), <p>On its way</p>);
  renderAt('/', around(Part));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
