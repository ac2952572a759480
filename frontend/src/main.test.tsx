import { act, screen } from '@testing-library/react';
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

/** A page of the server with a form, which answers nobody yet. */
function receivePage() {
  const data: RenderedData = {
    answers: {} as RenderedData['answers'],
    texts: { common },
    formatted: {},
    drawnAt: Date.now(),
    isForStranger: true,
  };
  document.body.innerHTML = `<div id="root"><button>Sent by the server</button></div>`;
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
async function start(lazy: () => Promise<{ Component: typeof Page }>) {
  const routes: RouteObject[] = [{ errorElement: <RouteFailure />, children: [{ path: '*', lazy }] }];
  vi.doMock('./app/routes', () => ({ routes }));
  vi.doMock('./app/once-drawn', () => ({ onceDrawn: () => undefined }));
  receivePage();
  await act(() => import('./main'));
}

const lost = new Error('Lost on the way');

test('draws the page itself where one of its first files was lost and comes then', async () => {
  const load = vi
    .fn<() => Promise<{ Component: typeof Page }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ Component: Page });
  await start(load);
  const button = await screen.findByRole('button', { name: 'Pressed 0' });
  act(() => button.click());
  expect(button).toHaveTextContent('Pressed 1');
  expect(screen.queryByText('Sent by the server')).toBeNull();
});

test('says so where it does not come at all, rather than stand there as if it answered', async () => {
  await start(() => Promise.reject(lost));
  expect(await screen.findByRole('button', { name: 'Load again' })).toBeVisible();
  expect(screen.queryByText('Sent by the server')).toBeNull();
});
