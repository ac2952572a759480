import { resolve } from 'node:path';

/** Folder of the clone, to which paths of the environment are relative wherever a program is started. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** Folder of one running instance: environment variable DATA_DIR, relative to the repository, by default `.data`. */
export const dataDirectory = resolve(repositoryRoot, process.env.DATA_DIR ?? '.data');
