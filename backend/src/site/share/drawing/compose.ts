import { ART, artOf } from './art.ts';
import { colors } from './colors.ts';
import { type Direction, directionOf } from './direction.ts';
import { type Drawing, type Figure, PICTURE_SIZE } from './drawing.types.ts';
import { escapeMarkup } from '../../../common/escape-markup.ts';
import { mark } from './seal.ts';
import { drawable } from './typefaces.ts';
import { placeRuns, widthOf } from './words.ts';
import { type Block, wrap } from './wrap.ts';

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** Of the words, in pixels. */
const MARGIN = 68;
const COLUMN = 530;
const TEXT_SIZE = 28;
const FIGURES_BOTTOM = 505;

/** Lines of Naskh need more room below and above. */
const LEADING = { ltr: 1.14, rtl: 1.5 } as const;

/** Where words begin, and to which side they go. */
interface Side {
  direction: Direction;
  /** The edge of the column at which they begin. */
  edge: number;
}

const sideOf = (direction: Direction): Side => ({
  direction,
  edge: direction === 'ltr' ? MARGIN : WIDTH - MARGIN,
});

/** A line whose baseline stands at `y`. */
function line(words: Block['lines'][number], size: number, around: Direction, side: Side, y: number): string {
  const left = side.direction === 'ltr' ? side.edge : side.edge - widthOf(words) * size;
  return placeRuns(words, around)
    .map(
      ({ family, text, x }) =>
        `<text x="${(left + x * size).toFixed(2)}" y="${y.toFixed(2)}" font-size="${size}" font-family="${family}">${escapeMarkup(text)}</text>`,
    )
    .join('');
}

const leadingOf = ({ size, around }: Pick<Block, 'size' | 'around'>): number => size * LEADING[around];

const heightOf = (block: Block): number => block.lines.length * leadingOf(block);

/** The lines of a block below one another. @param top of the first */
const lines = (block: Block, side: Side, top: number, color: string): string =>
  `<g fill="${color}">${block.lines
    .map((words, index) =>
      line(words, block.size, block.around, side, top + block.size * 0.95 + index * leadingOf(block)),
    )
    .join('')}</g>`;

/** Sizes of figures and of what they count. */
const FIGURES = { size: 58, label: 25, gap: 40 };
const LONE_FIGURE = { size: 190, label: 36, gap: 66 };

/** Figures beside one another, each over its name. @param bottom baseline of the names */
function figures(all: readonly Figure[], sizes: typeof FIGURES, side: Side, bottom: number): string {
  let x = 0;
  const parts = all.map(({ value, label }) => {
    const [number, name] = [
      wrap(value, { use: 'title', width: COLUMN, sizes: [sizes.size], mostLines: 1 }, side.direction),
      wrap(label, { use: 'text', width: COLUMN, sizes: [sizes.label], mostLines: 1 }, side.direction),
    ];
    const at = { ...side, edge: side.direction === 'ltr' ? side.edge + x : side.edge - x };
    x += Math.max(...[number, name].map(({ lines: [words = []], size: own }) => widthOf(words) * own)) + 48;
    return (
      lines(number, at, bottom - sizes.gap - number.size * 0.95, colors.accent) +
      lines(name, at, bottom - name.size * 0.95, colors.quiet)
    );
  });
  return parts.join('');
}

function footer(site: string, side: Side): string {
  const block = wrap(site, { use: 'text', width: COLUMN, sizes: [27], mostLines: 1 }, side.direction);
  const middle = side.direction === 'ltr' ? side.edge + 19 : side.edge - 19;
  const words = { ...side, edge: side.direction === 'ltr' ? side.edge + 52 : side.edge - 52 };
  return (
    `<g transform="translate(${middle} 566) scale(0.42)">${mark}</g>` +
    lines(block, words, 575 - block.size * 0.95, colors.words)
  );
}

/** The picture as SVG: words of our own typefaces, placed by their widths, and pictures that came along. */
export function compose({ direction, kicker, title, text, figures: all, site, art }: Drawing): string {
  const side = sideOf(direction);
  const known = kicker.filter((words) => drawable(words, 'text') !== '');
  const above = wrap(known.join(' · '), { use: 'text', width: COLUMN, sizes: [27], mostLines: 1 }, direction);
  const name = wrap(
    title,
    { use: 'title', width: COLUMN, sizes: [80, 70, 60, 52, 46], mostLines: 3 },
    direction,
  );
  const top = 62 + heightOf(above) + 10;
  const textTop = top + heightOf(name) + 14;
  // Whose letters are not at hand is known by portrait and figure alone.
  const isNameless = name.lines.length === 0;
  const figureSizes = isNameless ? LONE_FIGURE : FIGURES;
  const room = FIGURES_BOTTOM - FIGURES.gap - FIGURES.size - 18 - textTop;
  const lineHeight = leadingOf({ size: TEXT_SIZE, around: directionOf(text) ?? direction });
  const said = wrap(
    isNameless ? '' : text,
    {
      use: 'text',
      width: COLUMN,
      sizes: [TEXT_SIZE],
      mostLines: Math.max(0, Math.min(3, Math.floor(room / lineHeight))),
    },
    direction,
  );
  const x = direction === 'ltr' ? ART.x : WIDTH - ART.x;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.ground}"/>`,
    artOf(art, x),
    lines(above, side, 62, colors.accent),
    lines(name, side, top, colors.words),
    lines(said, side, textTop, colors.quiet),
    figures(isNameless ? all.slice(0, 1) : all, figureSizes, side, FIGURES_BOTTOM),
    footer(site, side),
    '</svg>',
  ].join('');
}
