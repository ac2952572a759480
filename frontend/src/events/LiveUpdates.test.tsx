import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionStart } from '../session/SessionStart';
import { answerCalls } from '../testing/answer-calls';
import { eventually } from '../testing/eventually';
import { FakeEventSource, withFakeEventSource } from '../testing/fake-event-source';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import LiveUpdates from './LiveUpdates';

withFakeEventSource();

/** Has the browser say that it has nothing more urgent to do. */
let rest: (() => void) | undefined;
beforeEach(() => {
  rest = undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    rest = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const turnPage = (name: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));

async function open() {
  answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  const view = renderAt(
    '/',
    <>
      <SessionStart />
      <LiveUpdates />
    </>,
  );
  await eventually(() => expect(rest).toBeDefined());
  return view;
}

test('a page that comes back while it begins to listen listens once, and not at all once it is left', async () => {
  const { unmount } = await open();
  await act(async () => {
    rest!();
    turnPage('pagehide');
    turnPage('pageshow');
    rest!();
  });
  await eventually(() => expect(FakeEventSource.open).toHaveLength(1));
  unmount();
  await eventually(() => expect(FakeEventSource.open).toHaveLength(0));
});

test('a page that is left while it begins to listen does not, until it comes back', async () => {
  const { unmount } = await open();
  await act(async () => {
    rest!();
    turnPage('pagehide');
  });
  await import('./follow-site');
  await act(async () => turnPage('pageshow'));
  await eventually(() => expect(FakeEventSource.open).toHaveLength(1));
  expect(FakeEventSource.opened).toHaveLength(1);
  unmount();
});
