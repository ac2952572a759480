import type { Plugin } from 'vite';
import { palettesToCss } from './src/ui/theme/palettes-css.ts';

const id = 'virtual:palettes.css';

/** Serves the palettes as CSS custom properties, so that style sheets and antd read the same TypeScript source. */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? palettesToCss() : undefined),
  };
}
