import { rootOf, type VoteLeaf } from './vote-tree';

// Beside the page: a hundred thousand votes keep a phone busy for a minute.
self.addEventListener('message', ({ data }: MessageEvent<VoteLeaf[]>) =>
  self.postMessage(rootOf(data), { transfer: [] }),
);
