import { createHash } from 'node:crypto';
import type { LockedPackages } from '../lockfile/locked-packages.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  licenses?: object[];
  properties?: { name: string; value: string }[];
}

/** As much of a CycloneDX document as is read or changed here. */
export interface BillOfMaterials {
  serialNumber: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Compiled into the deployed contracts, though npm takes it for a tool of their workspace. */
const COMPILED_IN: readonly string[] = ['@openzeppelin/contracts'];

const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * What of everything that is installed belongs to the product. By the lockfile: `npm sbom --omit dev` leaves out whatever a
 * tool needs as well (react, ethers, @nestjs/core), and calls a version that is installed twice what its first place is.
 */
export function shipped(everything: BillOfMaterials, name: string, locked: LockedPackages): BillOfMaterials {
  const refs = shippedRefs(locked);
  const components = everything.components
    .filter((component) => refs.has(component['bom-ref']))
    .map((component) => ({
      ...component,
      properties: component.properties?.filter((property) => property.name !== DEVELOPMENT),
    }));
  const known = new Set([everything.metadata.component, ...components].map((each) => each['bom-ref']));
  const dependencies = everything.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => known.has(needed)) }));
  const { timestamp: _timestamp, ...metadata } = everything.metadata;
  const bill = { ...everything, metadata: { ...metadata, component: { ...metadata.component, name } } };
  return numbered({ ...bill, components, dependencies });
}

/** Each package as name@version. */
function shippedRefs(locked: LockedPackages): Set<string> {
  const packages = Object.entries(locked).map(([path, each]) => ({
    ...each,
    name: each.name ?? nameOf(path),
  }));
  const own = packages.filter(({ name, dev }) => !dev || COMPILED_IN.includes(name));
  return new Set(own.filter(({ link }) => !link).map(({ name, version }) => `${name}@${version}`));
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** With a number that follows from what it says, so that the same product has the same bill. */
function numbered(bill: BillOfMaterials): BillOfMaterials {
  const { serialNumber: _random, ...said } = bill;
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  // A UUID of version 8: its maker's own.
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest)!;
  const [, first, second, third, fourth, last] = parts;
  return { ...bill, serialNumber: `urn:uuid:${first}-${second}-8${third}-a${fourth}-${last}` };
}
