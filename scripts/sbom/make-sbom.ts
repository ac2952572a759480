import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LaunchError } from '../launcher/launch-error.ts';
import type { LockedPackages } from '../lockfile/locked-packages.ts';
import { type BillOfMaterials, shipped } from './shipped.ts';

/** Where the bill of materials lies, from the folder of the clone. */
export const SBOM_FILE = join('dist', 'sbom.cdx.json');

/** Everything that is installed, whatever NODE_ENV and a person's own configuration leave out. */
const EVERYTHING = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--offline'];
const WHATEVER_KIND = ['--include=dev', '--include=optional', '--include=peer'];

/** Writes down, by CycloneDX, of which packages the product is made. Asks nobody: it reads what is installed. @throws LaunchError */
export async function makeSbom(folder: string): Promise<void> {
  const { name } = readJson(folder, 'package.json') as { name: string };
  const { packages } = readJson(folder, 'package-lock.json') as { packages: LockedPackages };
  const bill = shipped(await askNpm(folder), name, packages);
  const file = join(folder, SBOM_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
}

async function askNpm(folder: string): Promise<BillOfMaterials> {
  try {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await promisify(execFile)('npm', [...EVERYTHING, ...WHATEVER_KIND], options);
    return JSON.parse(stdout) as BillOfMaterials;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new LaunchError(`The bill of materials (npm sbom) could not be made:\n${String(said).trim()}`);
  }
}

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));
