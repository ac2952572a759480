import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MorePages } from './MorePages';

const words = { more: 'Show more', failed: 'No more could be fetched.' };

/** A list of two entries a page, which come as soon as they are asked for. */
function Numbers({ pages = 3, isAutomatic = false, fails = false }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(1);
  const query = {
    hasNextPage: shown < pages,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: fails,
    fetchNextPage: () => setShown(shown + 1),
  };
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown * 2 }, (_, index) => (
          <li key={index}>
            <a href={`#${index}`}>{`Entry ${index + 1}`}</a>
          </li>
        ))}
      </ul>
      <MorePages query={query} list={list} entry="a" isAutomatic={isAutomatic} words={words} />
    </>
  );
}

const entries = () => screen.getAllByRole('listitem').length;
const more = () => screen.queryByRole('button', { name: 'Show more' });

/** Says whether the end of the list is near; a browser tells at once whoever begins to observe. */
class FakeObserver {
  static isNear = false;
  static current: FakeObserver | undefined;
  private readonly tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    FakeObserver.current = this;
  }

  observe(): void {
    queueMicrotask(() => FakeObserver.current === this && this.say());
  }

  disconnect(): void {
    if (FakeObserver.current === this) FakeObserver.current = undefined;
  }

  say(): void {
    const change = { isIntersecting: FakeObserver.isNear } as IntersectionObserverEntry;
    this.tell([change], this as unknown as IntersectionObserver);
  }
}

const scroll = (isNear: boolean) =>
  act(async () => {
    FakeObserver.isNear = isNear;
    FakeObserver.current?.say();
  });

beforeEach(() => {
  FakeObserver.isNear = false;
});
afterEach(() => vi.unstubAllGlobals());

test('shows more by the keyboard, which goes on with the first new entry, until there is no more', async () => {
  render(<Numbers />);
  const user = userEvent.setup();
  more()?.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Entry 3' })).toHaveFocus();
  more()?.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Entry 5' })).toHaveFocus();
  expect(more()).not.toBeInTheDocument();
});

test('fetches on by itself as long as the end of the list is near', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  render(<Numbers pages={30} isAutomatic />);
  await scroll(false);
  expect(entries()).toBe(2);
  await scroll(true);
  // Then the reader is asked, so that what stands below can be reached.
  expect(entries()).toBe(22);
  FakeObserver.isNear = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(entries()).toBe(24);
});

test('leaves it to the keyboard when that is on the button', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  render(<Numbers isAutomatic />);
  more()?.focus();
  await scroll(true);
  expect(entries()).toBe(2);
});

test('does not try again by itself what has failed', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  render(<Numbers isAutomatic fails />);
  await scroll(true);
  expect(entries()).toBe(2);
  expect(screen.getByRole('alert')).toHaveTextContent('No more could be fetched.');
  expect(more()).toBeEnabled();
});
