/** How long a share picture takes and what it weighs: `node backend/test/bench/share-pictures.ts`. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing } from '../../src/site/share/drawing/drawing.types.ts';

const PICTURES = 60;
const root = resolve(import.meta.dirname, '../../..');
const portrait = readFileSync(resolve(root, 'frontend/public/demo/portraits/nadia.svg'));

const drawing = (number: number): Drawing => ({
  direction: 'ltr',
  kicker: ['Season 1', 'Water engineer'],
  title: `Nadia Haddad ${number}`,
  text: `Sand filters that village ${number} can build, sell and repair by itself, of sand, gravel and clay.`,
  figures: [
    { value: String(number), label: 'Votes' },
    { value: '77', label: 'Followers' },
  ],
  site: 'Future Change-Makers',
  art: {
    kind: 'portrait',
    image: { type: 'image/svg+xml', data: portrait.toString('base64'), width: 800, height: 800 },
  },
});

const worker = new Worker(resolve(root, 'backend/src/site/share/drawing/drawing.worker.ts'), {
  execArgv: [],
});
const drawn: { ms: number; kB: number }[] = [];
for (let number = 1; number <= PICTURES; number++) {
  const began = performance.now();
  worker.postMessage(drawing(number), []);
  const [png] = (await once(worker, 'message')) as [Uint8Array];
  drawn.push({ ms: performance.now() - began, kB: png.length / 1000 });
}
await worker.terminate();

const [first, ...others] = drawn;
const sorted = others.map(({ ms }) => ms).toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(0);
console.log(
  `first, with the start of the thread: ${first!.ms.toFixed(0)} ms; then median ${at(0.5)}, p99 ${at(0.99)} ms`,
);
console.log(`heaviest: ${Math.max(...drawn.map(({ kB }) => kB)).toFixed(0)} kB`);
