import { Module } from '@nestjs/common';
import { AdminBooksController } from './admin-books.controller.js';
import { BookAccounts } from './book-accounts.service.js';
import { BookAlarms } from './book-alarms.service.js';
import { BookChecks } from './book-checks.service.js';
import { BookEntriesQuery } from './book-entries.query.js';
import { BookExport } from './book-export.service.js';
import { BookReaders } from './book-readers.js';
import { BookSchedules } from './book-schedules.service.js';
import { BooksController } from './books.controller.js';
import { ReconciliationSchedule } from './reconciliation/reconciliation.schedule.js';
import { Reconciliation } from './reconciliation/reconciliation.service.js';

@Module({
  controllers: [AdminBooksController, BooksController],
  providers: [
    BookAccounts,
    BookAlarms,
    BookChecks,
    BookEntriesQuery,
    BookExport,
    BookReaders,
    BookSchedules,
    Reconciliation,
    ReconciliationSchedule,
  ],
})
export class BooksModule {}
