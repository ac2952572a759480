import { Module } from '@nestjs/common';
import { BookAccounts } from './book-accounts.service.js';
import { BookChecks } from './book-checks.service.js';
import { BookEntriesQuery } from './book-entries.query.js';
import { BookSchedules } from './book-schedules.service.js';
import { BooksController } from './books.controller.js';

@Module({
  controllers: [BooksController],
  providers: [BookAccounts, BookChecks, BookEntriesQuery, BookSchedules],
  exports: [BookSchedules],
})
export class BooksModule {}
