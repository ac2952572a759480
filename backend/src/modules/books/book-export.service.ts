import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { linkNextPage } from '../../common/next-page.js';
import { sendPieces, withFirst } from '../../common/send-pieces.js';
import { bookCsvOfPieces } from './book-csv.js';
import { BookEntriesQuery } from './book-entries.query.js';
import { BookReaders } from './book-readers.js';
import type { BookFilterDto } from './dto/list-book-entries.dto.js';

/** Hands out the books as a file, some lines at a time as fast as they are taken. */
@Injectable()
export class BookExport {
  constructor(
    private readonly entries: BookEntriesQuery,
    private readonly readers: BookReaders,
  ) {}

  /** @throws tooManyDownloads */
  async send(filter: BookFilterDto, limit: number, request: Request, response: Response): Promise<void> {
    await this.readers.serve(request, response, async () => {
      const { pieces, next } = await this.entries.listLong(filter, limit);
      const lines = bookCsvOfPieces(pieces);
      // What fails before there is anything to send is told as anywhere else.
      const first = await lines.next();
      linkNextPage(request, response, next);
      response.type('text/csv').attachment('books.csv');
      if (request.method === 'HEAD') return void response.end();
      await sendPieces(response, withFirst(first, lines));
    });
  }
}
