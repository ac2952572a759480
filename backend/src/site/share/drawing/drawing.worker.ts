/**
 * Draws in a thread of its own, so that nobody waits for it. Its imports name files as they are: tests run it from its source, which Node does
 * with nothing but the types taken out.
 */
import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Drawing } from './drawing.types.ts';

parentPort!.on('message', (drawing: Drawing) => {
  parentPort!.postMessage(draw(drawing), []);
});
