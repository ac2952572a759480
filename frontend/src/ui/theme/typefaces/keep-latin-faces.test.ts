import { beforeEach, expect, it, vi } from 'vitest';
import { keepLatinFaces } from './keep-latin-faces';

const { dataset } = document.documentElement;
const kept = () => localStorage.getItem('latin-faces');

/** Answers for the files of both typefaces, in this order. */
function answerWith(...answers: (Response | Error)[]) {
  const fetching = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

beforeEach(() => {
  localStorage.clear();
  delete dataset.latinFaces;
});

it('notes that both typefaces have come', async () => {
  const fetching = answerWith(new Response('display'), new Response('text'));
  await keepLatinFaces();
  expect(fetching.mock.calls.map(([file]) => file)).toEqual([
    expect.stringContaining('fraunces-latin'),
    expect.stringContaining('source-sans-latin'),
  ]);
  expect(kept()).toBe('kept');
});

it.each([
  ['cannot be fetched', new Error('No network')],
  ['is not there', new Response('gone', { status: 404 })],
])('notes nothing where one %s, so that the next page tries again', async (_case, failure) => {
  answerWith(new Response('display'), failure);
  await keepLatinFaces();
  expect(kept()).toBeNull();
});

it('fetches nothing for a page that shows them', async () => {
  dataset.latinFaces = '';
  const fetching = answerWith();
  await keepLatinFaces();
  expect(fetching).not.toHaveBeenCalled();
});
