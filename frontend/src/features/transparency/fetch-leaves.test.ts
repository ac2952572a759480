import { DecompressionStream, ReadableStream, TextDecoderStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeVotes, votedMonth } from '../../testing/make-votes';
import { fetchLeaves } from './fetch-leaves';

const votes = makeVotes(2000);

// Every browser has them, and the one that tests imitate has not.
beforeEach(() => {
  vi.stubGlobal('DecompressionStream', DecompressionStream);
  vi.stubGlobal('TextDecoderStream', TextDecoderStream);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: BodyInit, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response(body, init)));

it('takes a list', async () => {
  answer(JSON.stringify(votes), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  expect(await fetchLeaves(votedMonth)).toEqual({ votes });
});

it('takes a file, in whatever pieces it comes', async () => {
  const packed = gzipSync(votes.map((vote) => `${JSON.stringify(vote)}\n`).join(''));
  const pieces = new ReadableStream({
    start(controller) {
      for (let from = 0; from < packed.length; from += 1000)
        controller.enqueue(new Uint8Array(packed.subarray(from, from + 1000)));
      controller.close();
    },
  });
  answer(pieces as BodyInit, { headers: { 'Content-Type': 'application/gzip' } });
  expect(await fetchLeaves(votedMonth)).toEqual({ votes });
});

it('takes no file that ends too early', async () => {
  const packed = gzipSync(votes.map((vote) => `${JSON.stringify(vote)}\n`).join(''));
  answer(new Uint8Array(packed.subarray(0, 4000)), { headers: { 'Content-Type': 'application/gzip' } });
  await expect(fetchLeaves(votedMonth)).rejects.toMatchObject({ name: 'TypeError' });
});

it('tells what the site refuses', async () => {
  const problem = { code: 'leaves_not_ready', params: { month: votedMonth }, message: 'Later' };
  answer(JSON.stringify(problem), { status: 503 });
  expect(await fetchLeaves(votedMonth)).toMatchObject({ error: { status: 503, problem } });
});
