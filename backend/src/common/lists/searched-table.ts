import type { DataSource } from 'typeorm';
import type { Cache, Caches } from '../caches.js';
import { Remembered } from '../remembered.js';
import { type Searched, WALKED, type WayToFind } from './found-rows.js';
import { patternContaining, searchText, trigramsOf } from './search-text.js';

/** An index that names more rows than these is not asked: each may lie on a page of its own, where those that are walked through lie side by side. */
export const NAMED = 2_000;

/** So many texts, from all over the table, tell how many rows an index would name. */
const SAMPLED = 1_000;

/** Longer ones are cut for that, so that it is known how much memory a sample may take: 4 MB a column. */
const SAMPLED_LENGTH = 2_000;

const BYTES_A_CHARACTER = 2;

/** A table grows slowly, and what its texts are like changes as slowly (ms). */
const FRESH_MS = 600_000;

/** Text columns that have a trigram index, in a table that grows. */
export class SearchedTable implements Searched, Cache {
  readonly walked = WALKED;
  /** In how many parts a text is looked for. */
  protected readonly parts: number = 1;
  readonly mostBytes: number;
  /** What the sample holds. */
  bytes = 0;
  private readonly size: Remembered<number>;
  private readonly sample: Remembered<string[][]>;

  /**
   * @param columns as the table has them, filled as searchText writes
   * @param sampleName before the names of table and columns, for those who look for the same in another way
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly table: string,
    private readonly columns: readonly string[],
    caches: Caches,
    sampleName = 'sample',
  ) {
    this.mostBytes = columns.length * SAMPLED * SAMPLED_LENGTH * BYTES_A_CHARACTER;
    caches.add([sampleName, table, ...columns].join('-'), this);
    this.size = new Remembered(() => this.readSize(), FRESH_MS);
    this.sample = new Remembered(() => this.readSample(), FRESH_MS);
  }

  /** By the index where it names few rows; each of its trigrams may be common, as those of usual words are. */
  async wayTo(q: string): Promise<WayToFind> {
    const size = await this.size.get();
    // Small, or never looked at by the database.
    if (size < WALKED) return 'anyhow';
    const trigrams = trigramsOf(q);
    if (trigrams.length === 0) return 'walk';
    if (size * (await this.shareWith(trigrams)) > NAMED) return 'walk';
    return (await this.namesFew(q)) ? 'index' : 'walk';
  }

  hasByIndex(alias?: string): string {
    return this.anyColumn(alias, (column, part) => `${column} LIKE :containing_${part}`);
  }

  hasByWalk(alias: string): string {
    return this.anyColumn(alias, (column, part) => `strpos(${column}, :searched_${part}) > 0`);
  }

  idsByIndex(): string {
    return `SELECT id FROM ${this.table} WHERE ${this.hasByIndex()}`;
  }

  parametersOf(q: string): Record<string, string> {
    const entries = this.partsOf(q).flatMap((part, index) => [
      [`containing_${index}`, patternContaining(part)],
      [`searched_${index}`, searchText(part)],
    ]);
    return Object.fromEntries(entries) as Record<string, string>;
  }

  /** As many as {@link parts}. */
  protected partsOf(q: string): string[] {
    return [q];
  }

  /** Where one column holds all parts. */
  private anyColumn(
    alias: string | undefined,
    conditionOf: (column: string, part: number) => string,
  ): string {
    const prefix = alias === undefined ? '' : `${alias}.`;
    const allIn = (column: string): string =>
      Array.from({ length: this.parts }, (_, part) => conditionOf(prefix + column, part)).join(' AND ');
    return `(${this.columns.map(allIn).join(' OR ')})`;
  }

  /** Of the rows, those that have all of these, wherever they stand: the index names them. */
  private async shareWith(trigrams: readonly string[]): Promise<number> {
    const rows = await this.sample.get();
    const hasAll = (text: string): boolean => trigrams.every((trigram) => text.includes(trigram));
    return rows.filter((texts) => texts.some(hasAll)).length / Math.max(1, rows.length);
  }

  /** Kept, as the database decides of each page of the table whether it is in the sample. */
  private async readSample(): Promise<string[][]> {
    const texts = this.columns.map((column) => `coalesce(lower(left(${column}, ${SAMPLED_LENGTH})), '')`);
    const rows = await this.dataSource.query<{ texts: string[] }[]>(
      `SELECT ARRAY[${texts.join(', ')}] AS texts FROM ${this.table} TABLESAMPLE SYSTEM ($1) LIMIT ${SAMPLED}`,
      [Math.min(100, (100 * SAMPLED) / (await this.size.get()))],
    );
    const sample = rows.map((row) => row.texts);
    this.bytes = BYTES_A_CHARACTER * sample.flat().join('').length;
    return sample;
  }

  /** What was written one after the other may lie where no sample was taken. Read for itself first, as a limit has the planner read the table. */
  private async namesFew(q: string): Promise<boolean> {
    const has = this.anyColumn(undefined, (column, part) => `${column} LIKE $${part + 2}`);
    const [rows] = await this.dataSource.query<[{ named: number }]>(
      `WITH named AS MATERIALIZED (SELECT FROM ${this.table} WHERE ${has})
       SELECT count(*)::integer AS named FROM (SELECT FROM named LIMIT $1) few`,
      [NAMED + 1, ...this.partsOf(q).map(patternContaining)],
    );
    return rows.named <= NAMED;
  }

  private async readSize(): Promise<number> {
    const [size] = await this.dataSource.query<[{ rows: number }]>(
      'SELECT reltuples AS rows FROM pg_class WHERE oid = $1::regclass',
      [this.table],
    );
    return size.rows;
  }
}
