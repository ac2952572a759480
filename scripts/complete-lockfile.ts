/**
 * `npm run lockfile`, after an `npm install` that changed package-lock.json. Two things npm leaves out without a word:
 * a package's variants for other platforms, where the registry's mirror lacks them (`npm ci` then refuses the lockfile
 * everywhere), and the packages' addresses, where npm is configured so. This adds both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { completed, type LockedPackages } from './lockfile/locked-packages.ts';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
lockfile.packages = completed(lockfile.packages);
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
