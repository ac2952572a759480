import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { VoteTreePart } from './entities/vote-tree-part.entity.js';
import { FEW_LEAVES, FixedMonths } from './fixed-months.service.js';
import { readPublishedVotes } from './published-votes.query.js';
import { leavesNotReady } from './vote-receipts.errors.js';

/** The file of a month's leaves. */
export interface LeafFile {
  month: CalendarMonth;
  /** Names these very bytes. */
  tag: string;
  /** In bytes. */
  size: number;
}

/** A stretch of a file: both bytes are part of it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What anyone needs to count a fixed month again. Read piece by piece, each by a short statement, as fast as its reader takes it. */
@Injectable()
export class VoteLeaves {
  constructor(
    private readonly dataSource: DataSource,
    private readonly months: FixedMonths,
  ) {}

  /** The list, in pieces of JSON; null where it is so long that it is only given as a file. @throws monthNotFixed */
  async list(month: CalendarMonth): Promise<AsyncGenerator<string> | null> {
    const { leaves } = await this.months.find(month);
    return leaves <= FEW_LEAVES ? this.json(month) : null;
  }

  /** @throws monthNotFixed, leavesNotReady */
  async file(month: CalendarMonth): Promise<LeafFile> {
    const { root, bytes } = await this.months.withTree(month);
    return { month, tag: `${root}-${bytes}`, size: bytes };
  }

  /** The bytes of a stretch of the file, part by part. @throws leavesNotReady where it was taken away or changed meanwhile */
  async *bytes({ month, size: whole }: LeafFile, { start, end }: ByteRange): AsyncGenerator<Buffer> {
    const sizes = await this.dataSource.manager.find(VoteTreePart, {
      select: { number: true, size: true },
      where: { month },
      order: { number: 'ASC' },
    });
    if (sizes.reduce((sum, { size }) => sum + size, 0) !== whole) throw leavesNotReady({ month });
    let from = 0;
    for (const { number, size } of sizes) {
      if (from <= end && from + size > start)
        yield (await this.part(month, number)).subarray(Math.max(start - from, 0), end - from + 1);
      from += size;
    }
  }

  private async part(month: CalendarMonth, number: number): Promise<Buffer> {
    const where = { month, number };
    const select = { month: true, number: true, body: true };
    return (await this.dataSource.manager.findOneOrFail(VoteTreePart, { select, where })).body;
  }

  private async *json(month: CalendarMonth): AsyncGenerator<string> {
    let before = '[';
    for await (const votes of readPublishedVotes(this.dataSource, month)) {
      yield before + votes.map((vote) => JSON.stringify({ month, ...vote })).join(',');
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  }
}
