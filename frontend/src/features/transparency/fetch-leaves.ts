import { type ApiError, REQUEST_ID, toApiError } from '../../api/api-error';
import type { PublishedVote } from '../../api/generated/votes';

/** The votes, or why there are none. */
export type FetchedLeaves = { votes: PublishedVote[] } | { error: ApiError };

/**
 * All published votes of a month. Where they are many they come as a file, a line for each vote, and are read while it is still
 * coming.
 */
export async function fetchLeaves(month: string): Promise<FetchedLeaves> {
  const address = new URL(`/api/votes/months/${month}/leaves`, window.location.href);
  // Everybody gets the same.
  const response = await fetch(new Request(address, { credentials: 'omit' }));
  const { status, statusText, headers, body } = response;
  if (!response.ok || !body) {
    const data = await response.text();
    return { error: toApiError({ status, data }, statusText, headers.get(REQUEST_ID)) };
  }
  const isFile = headers.get('Content-Type') === 'application/gzip';
  return { votes: isFile ? await readLines(body) : ((await response.json()) as PublishedVote[]) };
}

async function readLines(file: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<PublishedVote[]> {
  const votes: PublishedVote[] = [];
  const take = (line: string) => line !== '' && votes.push(JSON.parse(line) as PublishedVote);
  const reader = file
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop()!;
    lines.forEach(take);
  }
  take(rest);
  return votes;
}
