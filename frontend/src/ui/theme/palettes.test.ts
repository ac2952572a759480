import { expect, test } from 'vitest';
import { palettes, type Palette } from './palettes';

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Text on its ground; 4.5 is WCAG's AA for running text. */
const pairs: [keyof Palette, keyof Palette][] = [
  ...(['paper', 'raised', 'sunken'] as const).flatMap((ground): [keyof Palette, keyof Palette][] => [
    ['ink', ground],
    ['muted', ground],
    ['accentText', ground],
  ]),
  ['onGreen', 'green'],
  ['onGreenMuted', 'green'],
  ['onGreenMuted', 'greenDeep'],
  ['saffron', 'green'],
  ['onSaffron', 'saffron'],
  ['onSaffron', 'saffronHover'],
  ['success', 'successGround'],
  ['warning', 'warningGround'],
  ['danger', 'dangerGround'],
  ['danger', 'raised'],
];

test.each(Object.entries(palettes))('keeps text readable in the %s palette', (_mode, palette) => {
  const faint = pairs.filter(([text, ground]) => contrast(palette[text], palette[ground]) < 4.5);
  expect(faint).toEqual([]);
});
