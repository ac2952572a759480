import { drawable } from './typefaces.js';
import { widthOf } from './words.js';
import { wrap } from './wrap.js';

const room = { use: 'title', width: 500, sizes: [80, 60, 40], mostLines: 3 } as const;
const textOf = (text: string, changes: object = {}) => {
  const block = wrap(text, { ...room, ...changes }, 'ltr');
  return { ...block, texts: block.lines.map((words) => words.map((word) => word.text).join(' ')) };
};

describe('lines of a share picture', () => {
  it('are as large as they fit', () => {
    expect(textOf('Nadia')).toMatchObject({ size: 80, texts: ['Nadia'] });
    expect(textOf('Friederike Wilhelmine Katharina Schwarzenberg').size).toBeLessThan(80);
  });

  it('never reach beyond their room', () => {
    for (const text of ['Donaudampfschifffahrtsgesellschaft', 'WWWW '.repeat(40), 'i'.repeat(300)]) {
      const { lines, size } = wrap(text, room, 'ltr');
      for (const words of lines) expect(widthOf(words) * size).toBeLessThanOrEqual(room.width);
    }
  });

  it('say where there is more', () => {
    const { texts } = textOf('word '.repeat(100));
    expect(texts).toHaveLength(3);
    expect(texts.at(-1)).toMatch(/word …$/);
  });

  it('break long words at hyphens first', () => {
    const { texts } = textOf('Schwarzenberger-Holzapfel', { sizes: [60] });
    expect(texts).toEqual(['Schwarzenberger-', 'Holzapfel']);
  });

  it('put words of another direction in their order', () => {
    const [line] = wrap('مرشحات (Lamp Works 2) رملية', { ...room, width: 5_000 }, 'rtl').lines;
    expect(line!.map(({ direction }) => direction)).toEqual(['rtl', 'ltr', 'ltr', 'ltr', 'rtl']);
  });

  it('leave out signs that no typeface has, and give up a text with such letters', () => {
    expect(drawable('Lamps 🚀 and  more\n', 'title')).toBe('Lamps and more');
    expect(drawable('Nadia 山', 'title')).toBe('');
    expect(drawable('Škoda Nguyễn Ωμέγα Привет', 'title')).not.toBe('');
  });
});
