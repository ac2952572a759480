import { Injectable } from '@nestjs/common';
import { getAddress } from 'ethers';
import { DataSource, In } from 'typeorm';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { type BookPlace, cursorOf } from './book-cursor.js';
import { bookEntryOf } from './book-entry.js';
import { placesOf } from './book-places.sql.js';
import type { BookEntryDto } from './dto/book-entry.dto.js';
import type { BookFilterDto } from './dto/list-book-entries.dto.js';

/** One page of the books; `next` is the cursor of the page after it. */
export interface BookPage {
  entries: BookEntryDto[];
  next: string | undefined;
}

/** A page that is too long to be held at once. */
export interface LongBookPage {
  pieces: AsyncGenerator<BookEntryDto[]>;
  next: string | undefined;
}

type FoundPlace = BookPlace & Pick<ChainEvent, 'id'>;

/** Entries of a long page that are held at once. */
const PIECE = 300;

/** The books, newest first. */
@Injectable()
export class BookEntriesQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
  ) {}

  /** Read anew where a block of it left its chain meanwhile: it may have come again, under other ids. */
  async list(filter: BookFilterDto, limit: number): Promise<BookPage> {
    const { ids, next } = await this.find(filter, limit);
    const entries = await this.entriesOf(ids);
    return entries.length < ids.length ? this.list(filter, limit) : { entries, next };
  }

  /**
   * Which entries it has is known at once, and they are fetched as they are taken; no connection is held meanwhile. Its pieces fail where
   * some of them are gone by then.
   */
  async listLong(filter: BookFilterDto, limit: number): Promise<LongBookPage> {
    const { ids, next } = await this.find(filter, limit);
    return { pieces: this.piecesOf(ids), next };
  }

  private async find(filter: BookFilterDto, limit: number): Promise<{ ids: string[]; next?: string }> {
    const account = filter.account && getAddress(filter.account.toLowerCase());
    const { sql, parameters } = placesOf({ ...filter, account }, limit + 1);
    const found = await this.dataSource.manager.query<FoundPlace[]>(sql, parameters);
    const page = found.slice(0, limit);
    return {
      ids: page.map(({ id }) => id),
      ...(found.length > limit && { next: cursorOf(page.at(-1)!) }),
    };
  }

  private async *piecesOf(ids: readonly string[]): AsyncGenerator<BookEntryDto[]> {
    for (let begin = 0; begin < ids.length; begin += PIECE) {
      const wanted = ids.slice(begin, begin + PIECE);
      const entries = await this.entriesOf(wanted);
      // A block that left its chain may have come again under other ids: what was there throughout would be left out.
      if (entries.length < wanted.length) throw new Error('Some of the entries left the books meanwhile');
      yield entries;
    }
  }

  private async entriesOf(ids: string[]): Promise<BookEntryDto[]> {
    const events = await this.dataSource.manager.find(ChainEvent, {
      where: { id: In(ids) },
      order: { blockTime: 'DESC', chainId: 'DESC', blockNumber: 'DESC', logIndex: 'DESC' },
    });
    return events.map((event) => bookEntryOf(event, this.versionOf(event)));
  }

  private versionOf({ chainId, contract }: ChainEvent): number | null {
    return this.chains.find(chainId)?.contracts.at(contract)?.version ?? null;
  }
}
