import type { VoteLeaf } from './vote-tree';

/** Makes the tree of a month's votes anew, beside the page where the browser can. */
export async function rootOfVotes(leaves: VoteLeaf[]): Promise<string> {
  if (typeof Worker === 'undefined') return (await import('./vote-tree')).rootOf(leaves);
  const worker = new Worker(new URL('./vote-tree.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(leaves, { transfer: [] });
    });
  } finally {
    worker.terminate();
  }
}
