import common from './src/i18n/en/common.json' with { type: 'json' };
import meta from './src/i18n/en/meta.json' with { type: 'json' };
import { palettes } from './src/ui/theme/palettes.ts';

/** Drawn by `npm run images -w frontend`; their mark leaves room for the round masks of phones. */
const sizes = [192, 512];

const icons = (purpose?: 'maskable') =>
  sizes.map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  }));

/** What a phone needs to put the site on its home screen. */
export const siteManifest = {
  id: '/',
  name: common.site.name,
  short_name: 'Change-Makers',
  description: meta.home.description,
  lang: 'en',
  dir: 'auto',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: palettes.light.paper,
  theme_color: palettes.light.paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ...icons(),
    ...icons('maskable'),
  ],
};
