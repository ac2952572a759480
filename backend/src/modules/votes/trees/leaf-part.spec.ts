import { gunzipSync } from 'node:zlib';
import { hashLeaf, leafOf, type PublishedVote } from '../vote-leaf.js';
import { type LeafPart, makeEnd, makePart, NOTHING_WRITTEN } from './leaf-part.js';

const MONTH = '2026-08';
const votes: PublishedVote[] = Array.from({ length: 7 }, (_, index) => ({
  participantId: 1 + index,
  awardId: 1,
  pseudonym: `0x${String(index).repeat(64)}`,
  counted: index !== 3,
}));

function fileOf(...sizes: number[]): { parts: LeafPart[]; file: Buffer } {
  const parts: LeafPart[] = [];
  let from = 0;
  for (const size of sizes)
    parts.push(makePart(MONTH, votes.slice(from, (from += size)), parts.at(-1) ?? NOTHING_WRITTEN));
  const end = makeEnd(
    parts.at(-1)!,
    parts.reduce((sum, part) => sum + part.plainSize, 0),
  );
  return { parts, file: Buffer.concat([...parts, end].map(({ body }) => body)) };
}

describe('the file of a month', () => {
  const lines = votes.map((vote) => `${JSON.stringify({ month: MONTH, ...vote })}\n`).join('');

  it.each([[[7]], [[3, 4]], [[1, 1, 1, 1, 1, 1, 1]]])(
    'unpacks to a line for each vote, in parts of %p',
    (sizes) => {
      expect(gunzipSync(fileOf(...sizes).file).toString()).toBe(lines);
    },
  );

  it('is one that browsers unpack, which stop after the first member', async () => {
    const { file } = fileOf(2, 5);
    const unpacked = new Blob([Uint8Array.from(file)]).stream().pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).text()).toBe(lines);
  });

  it('has parts that know their leaves and where they end', () => {
    const [first, second] = fileOf(3, 4).parts;
    expect(first).toMatchObject({ number: 0, leaves: 3, last: votes[2]!.pseudonym });
    expect(second).toMatchObject({ number: 1, leaves: 4, last: votes[6]!.pseudonym });
    expect(second!.hashes).toEqual(
      Buffer.concat(votes.slice(3).map((vote) => hashLeaf(leafOf(MONTH, vote)))),
    );
  });

  it('goes on from the end of a stored part', () => {
    const { parts } = fileOf(3, 4);
    const { number, last, crc } = parts[0]!;
    expect(makePart(MONTH, votes.slice(3), { number, last, crc })).toEqual(parts[1]);
  });

  it('ends with a part without leaves', () => {
    expect(makeEnd({ number: 4, last: 'x', crc: 1 }, 2 ** 32 + 5)).toMatchObject({
      number: 5,
      leaves: 0,
      body: Buffer.from([3, 0, 1, 0, 0, 0, 5, 0, 0, 0]),
    });
  });
});
