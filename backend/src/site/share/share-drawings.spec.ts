import { Caches } from '../../common/caches.js';
import type { DrawingThread } from './drawing-thread.js';
import type { SharePictures } from './pictures.js';
import { ShareDrawings, TooMuchToDraw } from './share-drawings.js';
import type { Shared } from './shared.types.js';

const shared = (id: number): Shared => ({
  kind: 'ad',
  id,
  language: 'en',
  words: { kicker: [], title: `Ad ${id}`, text: '', figures: [], site: 'Site' },
  picture: { kind: 'picture', paths: [] },
});

/** Drawings whose thread waits until it is told to go on, and counts. */
function drawings() {
  const thread = { drawn: 0, goOn: () => undefined as void, fails: false };
  let pause = new Promise<void>((resolve) => (thread.goOn = resolve));
  const draw = async () => {
    thread.drawn += 1;
    await pause;
    if (thread.fails) throw new Error('The thread ended');
    return Buffer.alloc(1000);
  };
  const pictures = { artOf: async () => ({ kind: 'seal' }) } as unknown as SharePictures;
  const drawn = new ShareDrawings(pictures, new Caches(), { draw } as unknown as DrawingThread);
  return { thread, drawn, free: () => (pause = Promise.resolve()) };
}

describe('drawings of share pictures', () => {
  it('are made once for all who ask at once', async () => {
    const { thread, drawn } = drawings();
    const all = Array.from({ length: 50 }, () => drawn.get(shared(1)));
    thread.goOn();
    expect(new Set(await Promise.all(all)).size).toBe(1);
    await drawn.get(shared(1));
    expect(thread.drawn).toBe(1);
  });

  it('are refused where many others wait', async () => {
    const { thread, drawn } = drawings();
    const waiting = Array.from({ length: 16 }, (_, index) => drawn.get(shared(index)));
    await expect(drawn.get(shared(99))).rejects.toBeInstanceOf(TooMuchToDraw);
    thread.goOn();
    await Promise.all(waiting);
  });

  it('are no more than a processor has room for, however slowly a flood comes', async () => {
    const { thread, drawn, free } = drawings();
    void free();
    let refused = 0;
    for (let id = 0; id < 200; id++) await drawn.get(shared(id)).catch(() => (refused += 1));
    expect(refused).toBeGreaterThan(100);
    expect(thread.drawn).toBe(200 - refused);
    expect(await drawn.get(shared(0))).toHaveLength(1000);
  });

  it('are tried again after one has failed', async () => {
    const { thread, drawn } = drawings();
    thread.fails = true;
    thread.goOn();
    await expect(drawn.get(shared(1))).rejects.toThrow('The thread ended');
    thread.fails = false;
    expect(await drawn.get(shared(1))).toHaveLength(1000);
  });
});
