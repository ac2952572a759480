/**
 * `npm run lockfile`, after an `npm install` that changed package-lock.json. A registry's mirror may lack a package's
 * variants for other platforms. npm then leaves them out of the lockfile without a word, and `npm ci` refuses that
 * lockfile everywhere. This adds them, as the package itself names them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { missingPlatformPackages, type LockedPackages } from './lockfile/platform-packages.ts';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const missing = missingPlatformPackages(lockfile.packages);
const all = Object.entries({ ...lockfile.packages, ...missing });
lockfile.packages = Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
for (const path of Object.keys(missing)) console.log(`added ${path}`);
