import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../launcher/settings.ts';
import { baseImages, isPinned } from './base-images.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('docker-compose.yml');

test('every image from elsewhere can be named by digest', (context) => {
  const { services } = parse(compose, { merge: true }) as {
    services: Record<string, { image?: string; build?: { args?: Record<string, string> } }>;
  };
  const own = new Set(Object.values(services).flatMap(({ image, build }) => (build ? [image] : [])));
  const named = Object.values(services).flatMap(({ image, build }) => [
    ...Object.values(build?.args ?? {}),
    ...(own.has(image) ? [] : [image!]),
  ]);
  assert.ok(
    named.every((reference) => /^\$\{\w+_IMAGE:-.+\}$/.test(reference)),
    named.join(', '),
  );
  const images = baseImages(compose, {});
  assert.deepEqual(images.map(({ variable }) => variable).toSorted(), [
    'ALERTMANAGER_IMAGE',
    'CADDY_IMAGE',
    'NODE_IMAGE',
    'POSTGRES_IMAGE',
    'PROMETHEUS_IMAGE',
  ]);
  for (const { variable, image } of images)
    if (!isPinned(image)) context.diagnostic(`${variable} is ${image}: by tag unless .env says more`);
});

test('what is built begins with the image that compose names, and with nothing else', () => {
  for (const [file, ...variables] of [
    ['backend/Dockerfile', 'NODE_IMAGE'],
    ['ops/caddy/Dockerfile', 'CADDY_IMAGE'],
    ['ops/backup/Dockerfile', 'NODE_IMAGE', 'POSTGRES_IMAGE'],
  ] as const) {
    const text = read(file);
    const from = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    assert.deepEqual(
      [...new Set(from)],
      variables.map((variable) => `\${${variable}}`),
    );
    for (const variable of variables) {
      const fallback = baseImages(compose, {}).find((each) => each.variable === variable)!.image;
      assert.match(text, new RegExp(`^ARG ${variable}=${fallback}$`, 'm'));
    }
  }
});

test('a digest counts as one, a tag does not, also with something like a digest behind it', () => {
  const digest = 'a'.repeat(64);
  const given = baseImages(compose, { NODE_IMAGE: `node:24-slim@sha256:${digest}` });
  const node = given.find(({ variable }) => variable === 'NODE_IMAGE');
  assert.equal(isPinned(node!.image), true);
  for (const image of ['node:24-slim', `node:${digest}`, 'node@sha256:abc', `node@sha256:${digest}0`])
    assert.equal(isPinned(image), false, image);
});
