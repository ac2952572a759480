import type { DataSource } from 'typeorm';
import { Remembered } from '../remembered.js';
import { type Searched, WALKED, type WayToFind } from './found-rows.js';
import { containing, searchText, trigramsOf } from './search-text.js';

/** So many texts tell how common a trigram is; one that more than two of them have may be in a hundredth of all rows. */
const SAMPLED = 1_000;

/** What is common changes slowly (ms). */
const FRESH_MS = 600_000;

/** Text columns that have a trigram index, in a table that grows. */
export class SearchedTable implements Searched {
  private readonly common: Remembered<ReadonlySet<string> | undefined>;

  /** @param columns as the table has them, filled as searchText writes */
  constructor(
    private readonly dataSource: DataSource,
    private readonly table: string,
    private readonly columns: readonly string[],
  ) {
    this.common = new Remembered(() => this.commonTrigrams(), FRESH_MS);
  }

  async wayTo(q: string): Promise<WayToFind> {
    const common = await this.common.get();
    if (!common) return 'anyhow';
    return trigramsOf(q).some((trigram) => !common.has(trigram)) ? 'index' : 'walk';
  }

  hasByIndex(alias?: string): string {
    return this.anyColumn(alias, (column) => `${column} LIKE :containing`);
  }

  hasByWalk(alias: string): string {
    return this.anyColumn(alias, (column) => `strpos(${column}, :searchedText) > 0`);
  }

  idsByIndex(): string {
    return `SELECT id FROM ${this.table} WHERE ${this.hasByIndex()}`;
  }

  parametersOf(q: string): Record<string, string> {
    return { containing: containing(q), searchedText: searchText(q) };
  }

  private anyColumn(alias: string | undefined, conditionOf: (column: string) => string): string {
    const prefix = alias === undefined ? '' : `${alias}.`;
    return `(${this.columns.map((column) => conditionOf(prefix + column)).join(' OR ')})`;
  }

  /** Of texts from all over the table. Undefined where it is small, or has never been looked at by the database. */
  private async commonTrigrams(): Promise<ReadonlySet<string> | undefined> {
    const [size] = await this.dataSource.query<[{ rows: number }]>(
      'SELECT reltuples AS rows FROM pg_class WHERE oid = $1::regclass',
      [this.table],
    );
    if (size.rows < WALKED) return undefined;
    const found = await this.dataSource.query<{ trigram: string }[]>(
      `SELECT trigram FROM ${this.table} TABLESAMPLE SYSTEM ($1),
         unnest(show_trgm(concat_ws(E'\\n', ${this.columns.join(', ')}))) trigram
       GROUP BY trigram HAVING count(*) > 2`,
      [(100 * SAMPLED) / size.rows],
    );
    return new Set(found.map(({ trigram }) => trigram));
  }
}
