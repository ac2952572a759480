import type { Challenge } from 'altcha-lib/types';
import { solve } from './altcha-work';

// Beside the page: a phone is busy with it for about a second.
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solve(data).then(
    (solution) => self.postMessage(solution, { transfer: [] }),
    () => self.postMessage(null, { transfer: [] }),
  );
});
