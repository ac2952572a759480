import { type Platform, platformOf } from './platform.ts';

/** The parts of an entry of package-lock.json that matter here. */
interface LockedPackage extends Platform {
  /** The real name, where it is installed under another one. */
  name?: string;
  version?: string;
  resolved?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Entries by their place, such as `node_modules/pg`; '' is the project itself. */
export type LockedPackages = Record<string, LockedPackage>;

/** Adds what the lockfile lacks: packages for other platforms, and where packages are downloaded from. */
export function completed(locked: LockedPackages): LockedPackages {
  const all = Object.entries({ ...locked, ...missingPlatformPackages(locked) });
  const sorted = all.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return Object.fromEntries(sorted.map(([path, entry]) => [path, withAddress(path, entry)]));
}

/** The optional packages for other platforms that the lockfile's packages name, but that it does not hold. */
function missingPlatformPackages(locked: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(locked)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(locked, parent, name)) continue;
      missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    }
  }
  return missing;
}

// A package sees what lies in the node_modules of its own folder and of every folder above.
function isLocked(locked: LockedPackages, parent: string, name: string): boolean {
  if (`${parent ? `${parent}/` : ''}node_modules/${name}` in locked) return true;
  if (parent === '') return false;
  const above = parent.lastIndexOf('node_modules/');
  return isLocked(locked, above > 0 ? parent.slice(0, above - 1) : '', name);
}

// Without the address, npm asks the registry for every package before it looks into its cache: twice the time.
function withAddress(path: string, entry: LockedPackage): LockedPackage {
  const { version, resolved, link } = entry;
  if (!path.includes('node_modules/') || !version || resolved || link) return entry;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
  return { version, resolved: `https://registry.npmjs.org/${name}/-/${file}`, ...entry };
}
