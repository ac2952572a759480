import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../launcher/settings.ts';
import { missingPlatformPackages, platformOf, type LockedPackages } from './platform-packages.ts';

test('the lockfile holds the packages for every platform, so that npm ci takes it', () => {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: LockedPackages };
  assert.deepEqual(Object.keys(missingPlatformPackages(packages)), [], 'run `npm run lockfile`');
});

test('finds the missing ones, and not those that lie in a folder above', () => {
  const optionalDependencies = { '@tool/linux-x64-musl': '1.0.0', '@tool/darwin-arm64': '1.0.0' };
  const locked = {
    'node_modules/@tool/linux-x64-musl': { version: '1.0.0' },
    'site/node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies },
  };
  assert.deepEqual(missingPlatformPackages(locked), {
    'node_modules/@tool/darwin-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    },
  });
});

test('reads the C library off the name', () => {
  assert.deepEqual(platformOf('@tool/linux-arm-musleabihf').libc, ['musl']);
  assert.deepEqual(platformOf('@tool/linux-arm-gnueabihf').libc, ['glibc']);
  assert.equal(platformOf('@tool/linux-amd64').libc, undefined);
});
