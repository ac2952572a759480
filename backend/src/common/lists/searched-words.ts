import type { DataSource } from 'typeorm';
import type { Caches } from '../caches.js';
import { wordsOf } from './search-text.js';
import { SearchedTable } from './searched-table.js';

/** Words beyond these are looked for as one text with the last. */
export const MOST_WORDS = 4;

/** As its base, for texts whose words may stand anywhere and in any order. */
export class SearchedWords extends SearchedTable {
  protected override readonly parts = MOST_WORDS;

  constructor(dataSource: DataSource, table: string, columns: readonly string[], caches: Caches) {
    super(dataSource, table, columns, caches, 'words-sample');
  }

  /** The first word stands in for those that are missing, so that a statement is the same for one and for four. */
  protected override partsOf(q: string): string[] {
    const words = wordsOf(q, MOST_WORDS);
    return Array.from({ length: MOST_WORDS }, (_, index) => words[index] ?? words[0] ?? q);
  }
}
