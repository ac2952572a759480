import type { Ask } from '../../api/page-queries';
import { fieldsIn } from '../../ui/forms/use-query-fields';
import { bookPage, listBookAccounts } from './api';
import { type BookFilter, noFilter, pageOf } from './book-filter';

/** What the books show at an address, but for whom their entries name. */
export const queriesOfBooks = (ask: Ask, search: URLSearchParams) =>
  Promise.all([
    ask(bookPage.initiate(pageOf(fieldsIn<keyof BookFilter>(search, noFilter)))),
    ask(listBookAccounts.initiate()),
  ]);
