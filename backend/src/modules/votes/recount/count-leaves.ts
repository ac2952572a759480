import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { VoteTotalDto } from '../dto/vote-month.dto.js';
import type { PublishedVoteDto } from '../dto/published-vote.dto.js';
import { sortDescending } from '../trees/sorted-leaves.js';
import { nodesFromLast } from '../trees/tree-nodes.js';
import { HASH_BYTES, hashLeaf, leafOf } from '../vote-leaf.js';

const HASHES_AT_ONCE = 10_000;

/** What a file of leaves says. */
export interface CountedLeaves {
  votes: number;
  /** By award and participant. */
  totals: VoteTotalDto[];
  /** Whether each pseudonym comes once, in order. */
  areUnique: boolean;
  /** Of the tree over them; null where there are none. */
  root: string | null;
}

/** Counts a month's file as it comes: 32 bytes a vote are kept, so that a million need 32 MB. */
export async function countLeaves(file: ReadableStream<Uint8Array>, month: string): Promise<CountedLeaves> {
  const unpacked = createGunzip();
  const count = new Count(month);
  // What ends too early is no file.
  await Promise.all([
    pipeline(Readable.fromWeb(file as Parameters<typeof Readable.fromWeb>[0]), unpacked),
    count.read(createInterface({ input: unpacked })),
  ]);
  return count.result();
}

const PSEUDONYM = /^0x[\da-f]{64}$/;

class Count {
  private readonly hashes = new HashRuns();
  private readonly totals = new Map<string, VoteTotalDto>();
  private votes = 0;
  private last = '';
  private areUnique = true;

  constructor(private readonly month: string) {}

  async read(lines: AsyncIterable<string>): Promise<void> {
    for await (const line of lines) this.add(JSON.parse(line) as PublishedVoteDto);
  }

  async result(): Promise<CountedLeaves> {
    const { votes, areUnique } = this;
    const root = votes === 0 ? null : await this.hashes.root();
    return { votes, areUnique, root, totals: [...this.totals.values()] };
  }

  private add(vote: PublishedVoteDto): void {
    // Another spelling of the same bytes would be the same leaf, and count twice.
    if (!PSEUDONYM.test(vote.pseudonym)) throw new Error(`This is no pseudonym: ${vote.pseudonym}`);
    this.hashes.add(hashLeaf(leafOf(this.month, vote)));
    addTo(this.totals, vote);
    this.areUnique &&= vote.pseudonym > this.last;
    this.last = vote.pseudonym;
    this.votes += 1;
  }
}

function addTo(
  totals: Map<string, VoteTotalDto>,
  { participantId, awardId, counted }: PublishedVoteDto,
): void {
  const key = `${awardId}:${participantId}`;
  const total = totals.get(key) ?? { participantId, awardId, votes: 0, counted: 0 };
  total.votes += 1;
  total.counted += counted ? 1 : 0;
  totals.set(key, total);
}

/** Hashes, some thousand in a buffer: each in one of its own would take five times the room. */
class HashRuns {
  private readonly runs: Buffer[] = [];
  private used = HASHES_AT_ONCE;

  add(hash: Buffer): void {
    if (this.used === HASHES_AT_ONCE) {
      this.runs.push(Buffer.alloc(HASHES_AT_ONCE * HASH_BYTES));
      this.used = 0;
    }
    hash.copy(this.runs.at(-1)!, this.used++ * HASH_BYTES);
  }

  async root(): Promise<string> {
    const leaves = await sortDescending(() => this.read());
    let root = '';
    for (const [node, hash] of nodesFromLast(leaves)) if (node === 0) root = `0x${hash.toString('hex')}`;
    return root;
  }

  private async *read(): AsyncGenerator<Buffer> {
    for (const run of this.runs.slice(0, -1)) yield run;
    yield this.runs.at(-1)!.subarray(0, this.used * HASH_BYTES);
  }
}
