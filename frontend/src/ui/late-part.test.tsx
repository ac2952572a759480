import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../testing/render';
import { LatePart } from './Answering';
import { latePart } from './late-part';

const around = (Part: ReturnType<typeof latePart<{ name: string }>>, title = 'The page') => (
  <>
    <h1>{title}</h1>
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

test('fetches a part anew where its page is drawn again after it could not be fetched', async () => {
  const load = vi
    .fn<() => Promise<{ default: (props: { name: string }) => string }>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: ({ name }) => `Votes for ${name}` });
  const Part = latePart(load, <p>On its way</p>);
  const { unmount } = renderAt('/', around(Part));
  await screen.findByRole('button', { name: 'Try Again' });
  unmount();
  renderAt('/', around(Part));
  expect(await screen.findByText('Votes for Nadia')).toBeVisible();
});

test('leaves a part as the server has drawn it where the page around it is drawn anew before its code has come', async () => {
  let comes = () => {};
  const coming = new Promise<void>((resolve) => (comes = resolve));
  const Votes = ({ name }: { name: string }) => <p>Votes for {name}</p>;
  const DrawnByServer = (props: { name: string }) => (
    <LatePart>
      <Votes {...props} />
    </LatePart>
  );
  const load = async () => {
    await coming;
    return { default: Votes };
  };
  const Part = latePart(load, <p>On its way</p>);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(around(DrawnByServer));
  const votes = element.querySelector('p');
  const root = await act(async () => hydrateRoot(element, around(Part)));
  await act(async () => root.render(around(Part, 'Known who reads')));
  expect(screen.getByRole('heading', { name: 'Known who reads' })).toBeVisible();
  expect(element.querySelector('p')).toBe(votes);
  await act(async () => comes());
  expect(element.querySelector('p')).toBe(votes);
  act(() => root.unmount());
  element.remove();
});
