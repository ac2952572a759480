import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import common from './i18n/en/common.json';
import { RouteFailure } from './app/RouteFailure';
import type { RenderedData } from './app/rendered-page';

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => document.body.replaceChildren());

/** A page of the server, which answers nobody yet. */
function receivePage(drawn: string) {
  const data: RenderedData = {
    answers: {} as RenderedData['answers'],
    texts: { common },
    formatted: {},
    drawnAt: Date.now(),
    isForStranger: true,
  };
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  const element = document.createElement('script');
  Object.assign(element, {
    id: 'rendered-data',
    type: 'application/json',
    textContent: JSON.stringify(data),
  });
  document.body.append(element);
}

function Page() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>Pressed {times}</button>;
}

/** Starts the site with a page whose code is fetched so. */
async function start(lazy: () => Promise<{ Component: typeof Page }>, drawn: string) {
  const routes: RouteObject[] = [{ errorElement: <RouteFailure />, children: [{ path: '*', lazy }] }];
  vi.doMock('./app/routes', () => ({ routes }));
  vi.doMock('./app/once-drawn', () => ({ onceDrawn: () => undefined }));
  receivePage(drawn);
  await act(() => import('./main'));
}

const lost = new Error('Lost on the way');

const button = '<div data-answers="later"><button>Pressed <!-- -->0</button></div>';

test('takes a page over as it stands where one of its first files was lost and comes then', async () => {
  const load = vi
    .fn<() => Promise<{ Component: typeof Page }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ Component: Page });
  await start(load, button);
  const drawn = screen.getByRole('button', { name: 'Pressed 0' });
  await waitFor(() => {
    act(() => drawn.click());
    expect(drawn).not.toHaveTextContent('Pressed 0');
  });
  expect(drawn).toBeInTheDocument();
});

test('leaves a page to be read where its code does not come at all', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(lost));
  await start(load, '<p>All there is to read</p>');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('All there is to read')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
});

test('says so where a form was to come, rather than stand there as if it answered', async () => {
  await start(() => Promise.reject(lost), '<p>All there is to read</p><div data-skeleton></div>');
  expect(await screen.findByRole('button', { name: 'Load again' })).toBeVisible();
  expect(screen.queryByText('All there is to read')).toBeNull();
});
