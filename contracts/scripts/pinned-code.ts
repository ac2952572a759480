import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Artifact } from 'hardhat/types/artifacts';
import { catalogued } from './deployment-catalogue.ts';
import { fingerprint, type Immutable } from './runtime-code.ts';

/** What runs wherever a version of a contract stands: {@link fingerprint} of its code, and where its immutables are. */
type PinnedCode = { fingerprint: string; immutables: Immutable[] };

/** By contract and version. */
type PinnedCodes = Record<string, Record<string, PinnedCode>>;

const file = resolve(import.meta.dirname, '../pinned-code.json');
const read = () => JSON.parse(readFileSync(file, 'utf8')) as PinnedCodes;

/** What a contract is that was just built. */
export function builtCode({ deployedBytecode, immutableReferences = {} }: Artifact): PinnedCode {
  const immutables = Object.values(immutableReferences).flat();
  return { fingerprint: fingerprint(deployedBytecode, immutables), immutables };
}

/** Pins a version that is new. One that is pinned may stand on chains, and never changes. */
export function pin(name: string, version: number, code: PinnedCode): void {
  const codes = read();
  if (codes[name]?.[version]) return;
  codes[name] = { ...codes[name], [version]: code };
  writeFileSync(file, `${JSON.stringify(codes, null, 2)}\n`);
}

/** Whether a record names a version of which this release knows no code. */
export const isNewerThanRelease = (name: string, version: number): boolean =>
  !read()[name]?.[version] && version > catalogued(name).version;

/**
 * Makes sure that an address has the code of the contract that a record says is there.
 * @param code what the chain has there
 * @param advice how to go on where it has not
 * @throws an error that names contract, version and address
 */
export function assertPinned(
  code: string,
  { name, version, address }: { name: string; version: number; address: string },
  advice = 'Compare the record with what was deployed.',
): void {
  const title = `${name} of version ${version}`;
  const pinned = read()[name]?.[version];
  if (!pinned) throw new Error(`The record names ${title} at ${address}, which there never was.`);
  if (fingerprint(code, pinned.immutables) !== pinned.fingerprint)
    throw new Error(`What stands at ${address} is no ${title}: its code is another. ${advice}`);
}

/** @throws when a contract was changed without a new version */
export function assertBuiltAsPinned(name: string, version: number, artifact: Artifact): void {
  if (read()[name]?.[version]?.fingerprint === builtCode(artifact).fingerprint) return;
  throw new Error(
    `${name} as it is built is not its version ${version}: raise its version in catalogue.json and run ` +
      '`node scripts/pin-code.ts`.',
  );
}
