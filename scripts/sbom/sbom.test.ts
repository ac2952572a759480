import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { root } from '../launcher/settings.ts';
import type { LockedPackages } from '../lockfile/locked-packages.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { makeSbom, SBOM_FILE } from './make-sbom.ts';
import { type BillOfMaterials, shipped } from './shipped.ts';

const locked = (readJson(root, 'package-lock.json') as { packages: LockedPackages }).packages;
let bill: BillOfMaterials;

before(async () => {
  await makeSbom(root);
  bill = readJson(root, SBOM_FILE) as BillOfMaterials;
});

const find = (name: string) => bill.components.find((component) => component.name === name);

test('the bill of materials names what the product is made of, with versions and licences', () => {
  for (const name of ['@nestjs/core', 'typeorm', 'react', 'antd', 'ethers', '@openzeppelin/contracts']) {
    const component = find(name);
    assert.equal(component?.version, locked[`node_modules/${name}`]?.version, name);
    assert.deepEqual(component?.licenses, [{ license: { id: 'MIT' } }], name);
  }
});

test('it lacks nothing that an installation without development has', () => {
  const needed = Object.entries(locked).filter(
    ([path, { dev, link, optional }]) => path.includes('node_modules/') && !dev && !link && !optional,
  );
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  const lacking = needed.filter(
    ([path, { name = path.split('node_modules/').at(-1), version }]) => !refs.has(`${name}@${version}`),
  );
  assert.ok(needed.length > 100);
  assert.deepEqual(lacking, []);
});

test('it names no tool, and points to nothing that it does not name', () => {
  for (const name of ['jest', 'vite', 'hardhat', 'oxlint', 'knip', '@stryker-mutator/core', 'prettier'])
    assert.equal(find(name), undefined, name);
  const refs = new Set([bill.metadata.component, ...bill.components].map((each) => each['bom-ref']));
  const pointed = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  assert.deepEqual(
    pointed.filter((ref) => !refs.has(ref)),
    [],
  );
});

test('every package says under which licence it comes, but for one that is MIT by its readme', () => {
  const silent = bill.components.filter(({ licenses = [] }) => licenses.length === 0);
  assert.deepEqual(
    silent.map(({ name }) => name),
    ['pause'],
  );
});

test('the same packages have the same bill, whenever it is made', async () => {
  assert.equal(bill.metadata.component.name, 'future-change-makers');
  assert.match(bill.serialNumber, /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  await makeSbom(root);
  assert.deepEqual(readJson(root, SBOM_FILE), bill);
});

test('the image brings its bill along', () => {
  const dockerfile = readFileSync(join(root, 'backend', 'Dockerfile'), 'utf8');
  assert.match(dockerfile, new RegExp(`\\nCOPY --from=build /app/${SBOM_FILE} `));
});

test('a version that a tool and the product both have in a place of their own belongs to the product', () => {
  const component = (name: string, development: boolean) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    properties: development ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
  });
  const everything: BillOfMaterials = {
    serialNumber: 'urn:uuid:random',
    metadata: { timestamp: '2026-11-20T12:00:00Z', component: component('product', false) },
    components: [component('shared', true), component('tool', true)],
    dependencies: [{ ref: 'product@1.0.0', dependsOn: ['shared@1.0.0', 'tool@1.0.0'] }],
  };
  const { components, dependencies, metadata } = shipped(everything, 'product', {
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/tool/node_modules/shared': { version: '1.0.0', dev: true },
    'node_modules/library/node_modules/shared': { version: '1.0.0' },
  });
  assert.deepEqual(components, [component('shared', false)]);
  assert.deepEqual(dependencies, [{ ref: 'product@1.0.0', dependsOn: ['shared@1.0.0'] }]);
  assert.equal(metadata.timestamp, undefined);
});

test('says what is wrong where it cannot be made', async () => {
  const folder = temporaryFolder();
  const project = { name: 'broken', version: '1.0.0', dependencies: { pg: '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: {} }));
  await assert.rejects(
    makeSbom(folder),
    /bill of materials \(npm sbom\) could not be made[\s\S]*missing: pg@1\.0\.0/,
  );
});

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
