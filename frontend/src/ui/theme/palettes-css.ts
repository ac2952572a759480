import { palettes, type Palette, type ThemeMode } from './palettes.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function rule(mode: ThemeMode, palette: Palette): string {
  const colors = Object.entries(palette).map(([name, value]) => `--color-${kebab(name)}: ${value};`);
  return `:root[data-theme='${mode}'] { color-scheme: ${mode}; ${colors.join(' ')} }`;
}

/** The palettes as one style sheet of custom properties. */
export function palettesToCss(): string {
  return [rule('light', palettes.light), rule('dark', palettes.dark)].join('\n');
}
