import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import { fetchAhead } from './fetch-ahead';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A site with one page, and a link to it. */
function linkTo(address: string) {
  const lazy = vi.fn<() => Promise<object>>(async () => ({}));
  end = fetchAhead([{ path: '/faq', lazy }]);
  document.body.innerHTML = `<a href="${address}"><span>Questions</span></a>`;
  return { lazy, words: document.querySelector('span')! };
}

test.each(['pointerOver', 'touchStart', 'focusIn'] as const)(
  'fetches a page at %s on its link, once',
  (sign) => {
    const { lazy, words } = linkTo('/faq?q=money#cost');
    fireEvent[sign](words);
    fireEvent[sign](words);
    expect(lazy).toHaveBeenCalledTimes(1);
  },
);

test('fetches it again where that failed', async () => {
  const { lazy, words } = linkTo('/faq');
  lazy.mockRejectedValueOnce(new Error('away'));
  fireEvent.pointerOver(words);
  await eventually(() => {
    fireEvent.pointerOver(words);
    expect(lazy).toHaveBeenCalledTimes(2);
  });
});

test('leaves links to other sites alone', () => {
  const { lazy, words } = linkTo('https://example.org/faq');
  fireEvent.pointerOver(words);
  expect(lazy).not.toHaveBeenCalled();
});
