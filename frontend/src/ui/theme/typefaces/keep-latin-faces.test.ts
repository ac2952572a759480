import { beforeEach, expect, it, vi } from 'vitest';
import { keepLatinFaces } from './keep-latin-faces';

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

const loadFace = vi.fn<(source: string) => Promise<void>>();

beforeEach(() => {
  localStorage.clear();
  loadFace.mockReset().mockResolvedValue();
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(_family: string, source: string) {
        this.load = () => loadFace(source);
      }
      load: () => Promise<void>;
    },
  );
});

it.each(['ar', 'hi'])(
  'notes that both typefaces have come, as files and as faces, in %s',
  async (language) => {
    const fetching = answerWith(new Response('display'), new Response('text'));
    await keepLatinFaces(language);
    expect(fetching.mock.calls.map(([file]) => file)).toEqual([
      expect.stringContaining('fraunces-latin'),
      expect.stringContaining('source-sans-latin'),
    ]);
    expect(loadFace.mock.calls.flat()).toEqual([
      expect.stringMatching(/^url\(.*fraunces-latin/),
      expect.stringMatching(/^url\(.*source-sans-latin/),
    ]);
    expect(kept()).toBe('kept');
  },
);

it.each([
  ['cannot be fetched', new Error('No network')],
  ['is not there', new Response('gone', { status: 404 })],
])('notes nothing where one %s, so that the next page tries again', async (_case, failure) => {
  answerWith(new Response('display'), failure);
  await keepLatinFaces('ar');
  expect(kept()).toBeNull();
});

it('notes nothing where one is no typeface', async () => {
  answerWith(new Response('display'), new Response('text'));
  loadFace.mockRejectedValueOnce(new Error('Damaged'));
  await keepLatinFaces('hi');
  expect(kept()).toBeNull();
});

it('fetches nothing where the browser has them, nor for whoever reads another language', async () => {
  const fetching = answerWith();
  await keepLatinFaces('ja');
  localStorage.setItem('latin-faces', 'kept');
  await keepLatinFaces('ar');
  expect(fetching).not.toHaveBeenCalled();
});
