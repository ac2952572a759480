import { DrawingThread } from './drawing-thread.js';
import type { Drawing } from './drawing/drawing.types.js';

const drawing = (title: string): Drawing => ({
  direction: 'ltr',
  kicker: [],
  title,
  text: '',
  figures: [],
  site: 'Site',
  art: { kind: 'seal' },
});

describe('the thread that draws', () => {
  it('draws one after the other for all who ask', async () => {
    const thread = new DrawingThread();
    const pictures = await Promise.all(['One', 'Two', 'One'].map((title) => thread.draw(drawing(title))));
    const [one, two, again] = pictures.map((png) => png.toString('base64'));
    expect(one).toBe(again);
    expect(one).not.toBe(two);
    await thread.end();
    await expect(thread.draw(drawing('Three'))).rejects.toThrow('The process is ending');
  });

  it('is begun anew after a drawing has ended it', async () => {
    const thread = new DrawingThread();
    const broken = { ...drawing('One'), figures: null as unknown as [] };
    await expect(thread.draw(broken)).rejects.toThrow('Cannot read properties of null');
    expect((await thread.draw(drawing('One'))).length).toBeGreaterThan(1_000);
    await thread.end();
  });
});
