import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../launcher/settings.ts';
import { completed, type LockedPackages } from './locked-packages.ts';
import { platformOf } from './platform.ts';

test('the lockfile is complete, so that npm ci takes it on every platform and takes its packages from the cache', () => {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: LockedPackages };
  const complete = completed(packages);
  const incomplete = Object.keys(complete).filter(
    (path) => packages[path]?.resolved !== complete[path]?.resolved,
  );
  assert.deepEqual(incomplete, [], 'run `npm run lockfile`');
});

test('adds the packages for other platforms, and not those that lie in a folder above', () => {
  const optionalDependencies = { '@tool/linux-x64-musl': '1.0.0', '@tool/darwin-arm64': '1.0.0' };
  const locked = {
    'node_modules/@tool/linux-x64-musl': { version: '1.0.0' },
    'site/node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies },
  };
  const complete = completed(locked);
  assert.deepEqual(Object.keys(complete).length, 3);
  assert.deepEqual(complete['node_modules/@tool/darwin-arm64'], {
    version: '1.0.0',
    resolved: 'https://registry.npmjs.org/@tool/darwin-arm64/-/darwin-arm64-1.0.0.tgz',
    cpu: ['arm64'],
    os: ['darwin'],
    dev: true,
    optional: true,
  });
});

test('adds the address of a package by its real name, and none to a workspace', () => {
  const complete = completed({
    site: { version: '1.0.0' },
    'node_modules/site': { resolved: 'site', link: true },
    'node_modules/alias': { name: 'real', version: '2.0.0' },
  });
  assert.equal(complete['node_modules/alias']?.resolved, 'https://registry.npmjs.org/real/-/real-2.0.0.tgz');
  assert.equal(complete['node_modules/site']?.resolved, 'site');
  assert.equal(complete.site?.resolved, undefined);
});

test('reads the C library off the name', () => {
  assert.deepEqual(platformOf('@tool/linux-arm-musleabihf').libc, ['musl']);
  assert.deepEqual(platformOf('@tool/linux-arm-gnueabihf').libc, ['glibc']);
  assert.equal(platformOf('@tool/linux-amd64').libc, undefined);
});
