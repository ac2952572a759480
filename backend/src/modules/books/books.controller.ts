import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { PublicAnswer } from '../../common/public-answer.decorator.js';
import { BookAccounts } from './book-accounts.service.js';
import { BookChecks } from './book-checks.service.js';
import { BookEntriesQuery } from './book-entries.query.js';
import { BookExport } from './book-export.service.js';
import { BookAccountDto } from './dto/book-account.dto.js';
import { BookCheckDto } from './dto/book-check.dto.js';
import { BookEntryDto } from './dto/book-entry.dto.js';
import { ListBookEntriesDto, ListBookLinesDto, MAX_CSV_LINES } from './dto/list-book-entries.dto.js';

const DEFAULT_ENTRIES = 100;

/** The books of the site, which anybody may compare with the chains. */
@ApiTags('books')
@Controller('books')
export class BooksController {
  constructor(
    private readonly entries: BookEntriesQuery,
    private readonly file: BookExport,
    private readonly accounts: BookAccounts,
    private readonly checks: BookChecks,
  ) {}

  /** Everything that our contracts reported of money, badges and roots, newest first; the next page is named in the Link header. */
  @Get('entries')
  @Anyone()
  @PublicAnswer({ path: '/books/entries', takesQuery: true, shows: ['chain_events'], forMs: 200 })
  async listBookEntries(
    @Query() { limit = DEFAULT_ENTRIES, ...filter }: ListBookEntriesDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BookEntryDto[]> {
    const { entries, next } = await this.entries.list(filter, limit);
    linkNextPage(request, response, next);
    return entries;
  }

  /** The same as CSV, up to 10,000 lines a page; texts that a spreadsheet would take for a formula begin with an apostrophe. */
  @Get('entries.csv')
  @Anyone()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async listBookLines(
    @Query() { limit = MAX_CSV_LINES, ...filter }: ListBookLinesDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.file.send(filter, limit, request, response);
  }

  /** What each splitter of each chain must hold by its events, and what it said itself when it was asked last. */
  @Get('accounts')
  @Anyone()
  listBookAccounts(): Promise<BookAccountDto[]> {
    return this.accounts.list();
  }

  /** The last comparison of each contract with the database, with each difference. */
  @Get('checks')
  @Anyone()
  @PublicAnswer({ path: '/books/checks', shows: ['book_checks'] })
  listBookChecks(): Promise<BookCheckDto[]> {
    return this.checks.list();
  }
}
