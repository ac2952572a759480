import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { siteManifest } from '../../site-manifest';

const pictures = siteManifest.icons.filter(({ type }) => type === 'image/png');

/** As the head of a PNG says it. */
function sizeOf(address: string): string {
  const png = readFileSync(resolve(import.meta.dirname, `../../public${address}`));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('names icons that are there, each as large as it says', () => {
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
});

it('has the two sizes that browsers ask of a site to be put on a home screen, with and without a mask', () => {
  const named = siteManifest.icons.map((icon) => [icon.sizes, 'purpose' in icon ? icon.purpose : 'any']);
  for (const size of ['192x192', '512x512'])
    for (const purpose of ['any', 'maskable']) expect(named).toContainEqual([size, purpose]);
});
