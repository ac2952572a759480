import { Injectable } from '@nestjs/common';
import { getAddress } from 'ethers';
import { DataSource, In } from 'typeorm';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { cursorOf } from './book-cursor.js';
import { bookEntryOf } from './book-entry.js';
import { placesOf } from './book-places.sql.js';
import type { BookEntryDto } from './dto/book-entry.dto.js';
import type { BookFilterDto } from './dto/list-book-entries.dto.js';

/** One page of the books; `next` is the cursor of the page after it. */
export interface BookPage {
  entries: BookEntryDto[];
  next: string | undefined;
}

/** The books, newest first. */
@Injectable()
export class BookEntriesQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
  ) {}

  async list(filter: BookFilterDto, limit: number): Promise<BookPage> {
    const { manager } = this.dataSource;
    const account = filter.account && getAddress(filter.account.toLowerCase());
    const { sql, parameters } = placesOf({ ...filter, account }, limit + 1);
    const found = await manager.query<{ id: string }[]>(sql, parameters);
    const events = await manager.find(ChainEvent, {
      where: { id: In(found.slice(0, limit).map(({ id }) => id)) },
      order: { blockTime: 'DESC', chainId: 'DESC', blockNumber: 'DESC', logIndex: 'DESC' },
    });
    const last = events.at(-1);
    return {
      entries: events.map((event) => bookEntryOf(event, this.versionOf(event))),
      next: found.length > limit && last ? cursorOf(last) : undefined,
    };
  }

  private versionOf({ chainId, contract }: ChainEvent): number | null {
    return this.chains.find(chainId)?.contracts.at(contract)?.version ?? null;
  }
}
