/**
 * Draws the pictures that cannot be SVG into public/, from the badge's art and the site's own words:
 * `npm run images -w frontend`. The share picture that link previews show, and the icons of phones' home screens.
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import common from '../src/i18n/en/common.json' with { type: 'json' };
import home from '../src/i18n/en/home.json' with { type: 'json' };
import { petalRing } from '../src/ui/badge/petal-ring.ts';
import { engravedLines, monthMarks, sprout, swings, swingTurn } from '../src/ui/badge/seal-geometry.ts';
import { palettes } from '../src/ui/theme/palettes.ts';
import { browserOptions } from './browser-options.ts';

const folder = resolve(import.meta.dirname, '../public');
const color = palettes.light;

function fontFace(family: string, file: string): string {
  const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${data}) }`;
}

const paths = (data: string[]) => data.map((path) => `<path d="${path}"/>`).join('');

const waves = Array.from(
  { length: swings },
  (_, index) =>
    `<path d="${engravedLines}" stroke-linecap="round" transform="rotate(${index * swingTurn})"/>`,
).join('');

/** As `ui/badge/Seal.tsx` draws it on the site. */
const seal = `<svg viewBox="-100 -100 200 200">
  <g fill="none" stroke="${color.onGreen}" stroke-width="0.35" opacity="0.6">
    ${waves}<circle r="97"/><circle r="93.5"/>
    <path d="${monthMarks(93.5, 97)}" stroke-width="1.6"/>
  </g>
  <g fill="none" stroke="${color.saffron}" stroke-width="0.6">${paths(petalRing(17, 64, 0.42, 0.5))}</g>
  <g fill="${color.saffron}">${paths(petalRing(15, 60, 0.3))}</g>
  <circle r="12.5" fill="${color.green}" stroke="${color.saffron}"/>
  <path d="${sprout}" fill="${color.onGreen}" stroke="${color.onGreen}" stroke-width="0.8" stroke-linecap="round"/>
</svg>`;

const mark = `<svg viewBox="-50 -50 100 100" fill="${color.saffron}">${paths(petalRing(14, 48, 0.34))}</svg>`;

const sharePicture = `
  <style>
    ${fontFace('Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')}
    ${fontFace('Text', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2')}
    body { position: relative; overflow: hidden; color: ${color.onGreen}; background: ${color.green} }
    svg { position: absolute; inline-size: 640px; inset: -10px -150px auto auto }
    div { position: absolute; inset: 72px auto 72px 76px; inline-size: 660px; display: flex; flex-direction: column }
    h1 { margin: auto 0; font: 420 73px/1.08 Fraunces; letter-spacing: -0.025em }
    p { margin: 0; font: 600 30px Text; color: ${color.saffron} }
  </style>
  ${seal}<div><h1>${home.hero.title}</h1><p>${common.site.name}</p></div>`;

/** `share` of the picture's width is the mark; the rest is left for the round masks of phones. */
const icon = (share: number) => `
  <style>body { display: grid; place-items: center; background: ${color.green} } svg { inline-size: ${share}% }</style>
  ${mark}`;

const pictures = [
  { file: 'share.png', width: 1200, height: 630, html: sharePicture },
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: icon(78) },
  { file: 'icon-192.png', width: 192, height: 192, html: icon(66) },
  { file: 'icon-512.png', width: 512, height: 512, html: icon(66) },
];

const browser = await chromium.launch(browserOptions());
const page = await browser.newPage();
for (const { file, width, height, html } of pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0; block-size: 100vh }</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: resolve(folder, file) });
}
await browser.close();
