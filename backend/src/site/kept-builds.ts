import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import { nothingHere } from '../common/errors/common.errors.js';
import { SiteFile } from './entities/site-file.entity.js';

/** Files that are written at once; the largest has some 500 kB. */
const AT_ONCE = 50;

/** Names that are not known are looked for this often at most (ms). */
const LOOK_MS = 250;

/** Whoever keeps a build at the same time waits, as what one adds the other may take away. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('site_builds'))`;

const START = `
  INSERT INTO site_builds (id, files, started_at) VALUES ($1, $2, now())
  ON CONFLICT (id) DO UPDATE SET started_at = excluded.started_at`;

/** The last two stay, and others for as long as pages may be open that were loaded before the one after them began. */
const FORGET_BUILDS = `
  WITH ranked AS (
    SELECT id, row_number() OVER newest AS rank, lag(started_at) OVER newest AS followed_at
    FROM site_builds WINDOW newest AS (ORDER BY started_at DESC, id)
  )
  DELETE FROM site_builds USING ranked
  WHERE site_builds.id = ranked.id AND rank > 2 AND followed_at < now() - interval '1 day'`;

const FORGET_FILES = `
  DELETE FROM site_files file WHERE NOT EXISTS (SELECT FROM site_builds build WHERE file.name = ANY (build.files))`;

/**
 * Puts a build's hashed files into the database before its process answers, so that processes of the build before find them: while one
 * follows the other, pages of either ask any of them.
 * @param folder with the files
 */
export async function keepBuild(dataSource: DataSource, folder: string): Promise<void> {
  const names = filesOf(folder);
  const id = createHash('sha256').update(names.join('\n')).digest('hex');
  await dataSource.transaction(async (manager) => {
    await manager.query(LOCK);
    await manager.query(START, [id, names]);
    await addFiles(manager, folder, names);
    await manager.query(FORGET_BUILDS);
    await manager.query(FORGET_FILES);
  });
}

/** Those in its folders too, such as `texts-4f2a/de/home.json`. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();

async function addFiles(manager: EntityManager, folder: string, names: readonly string[]): Promise<void> {
  const known = await manager.query<{ name: string }[]>('SELECT name FROM site_files WHERE name = ANY ($1)', [
    names,
  ]);
  const isKnown = new Set(known.map(({ name }) => name));
  const missing = names.filter((name) => !isKnown.has(name));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const files = missing.slice(from, from + AT_ONCE);
    const rows = files.map((name) => ({ name, body: readFileSync(join(folder, name)) }));
    await manager.insert(SiteFile, rows);
  }
}

/** Names of all files that are kept, so that whoever makes names up costs few queries. */
class KeptNames {
  private names: ReadonlySet<string> = new Set();
  private next: Promise<void> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** A name that is not known may be of a build that has just begun: those who ask for one wait for the next look together. */
  async has(name: string): Promise<boolean> {
    if (!this.names.has(name)) await (this.next ??= this.look());
    return this.names.has(name);
  }

  private async look(): Promise<void> {
    await delay(LOOK_MS);
    this.next = undefined;
    const rows = await this.dataSource.query<{ name: string }[]>(
      'SELECT DISTINCT unnest(files) AS name FROM site_builds',
    );
    this.names = new Set(rows.map(({ name }) => name));
  }
}

/** Answers with a file of another build; 404 where none has it. */
export function keptFiles(dataSource: DataSource): RequestHandler {
  const names = new KeptNames(dataSource);
  const find = async (name: string): Promise<SiteFile | null> =>
    isName(name) && (await names.has(name)) ? dataSource.manager.findOneBy(SiteFile, { name }) : null;
  return async ({ method, path }: Request, response: Response, next: NextFunction) => {
    try {
      const file = method === 'GET' || method === 'HEAD' ? await find(path.slice(1)) : null;
      if (!file) throw nothingHere();
      response.set('Cache-Control', 'public, max-age=31536000, immutable');
      response.type(extname(file.name)).send(file.body);
    } catch (error) {
      next(error);
    }
  };
}

/** As Vite names them. */
const isName = (name: string): boolean => /^[\w.-]+(\/[\w.-]+)*$/.test(name);
