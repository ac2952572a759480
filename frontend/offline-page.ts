import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import common from './src/i18n/en/common.json' with { type: 'json' };
import { directionOf, languages } from './src/i18n/languages.ts';
import { offlineWords } from './src/offline-words.ts';
import { palettesToCss } from './src/ui/theme/palettes-css.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shown where it is in the language of the document, which `preferences.js` chooses. */
async function sectionOf(language: string): Promise<string> {
  const file = new URL(`src/i18n/${language}/offline.json`, import.meta.url);
  const texts = createInstance();
  await texts.init({
    lng: language,
    resources: { [language]: { offline: JSON.parse(readFileSync(file, 'utf8')) as object } },
    defaultNS: 'offline',
  });
  const { title, text, again, kept } = offlineWords(texts.getFixedT(language, 'offline'));
  return `<section lang="${language}" dir="${directionOf(language)}"><h1>${escaped(title)}</h1><p>${escaped(text)}</p>
    <p><a class="again" href="">${escaped(again)}</a></p><nav hidden aria-label="${escaped(kept)}"><h2>${escaped(kept)}</h2><ul></ul></nav></section>`;
}

const shown = languages.map(({ code }) => `:root[lang='${code}'] section[lang='${code}']`).join(', ');

const style = `${palettesToCss()}
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: var(--color-paper); color: var(--color-ink);
  font: 400 1.0625rem/1.6 system-ui, sans-serif }
main { box-sizing: border-box; inline-size: min(38rem, 100%); padding: 2.5rem 1.5rem }
img { display: block; margin-block-end: 1.5rem }
section { display: none }
${shown} { display: block }
h1 { margin: 0; font: 420 clamp(2rem, 6vw, 3rem)/1.15 Georgia, serif; text-wrap: balance }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1rem }
ul { margin: 0; padding: 0; list-style: none }
a { color: inherit; text-decoration: underline 2px var(--color-saffron); text-underline-offset: 0.25em }
li a { display: inline-block; padding-block: 0.35rem }
.again { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1.4rem; border-radius: 1rem 3px;
  background: var(--color-green); color: var(--color-on-green); font-weight: 600; text-decoration: none }
:focus-visible { outline: 3px solid light-dark(var(--color-accent-text), var(--color-saffron)); outline-offset: 3px }`;

/** The page that the worker shows where there is neither a network nor a copy: it needs nothing but the files of {@link offlineFiles}. */
export async function offlinePage(): Promise<string> {
  const codes = languages.map(({ code }) => code);
  const sections = await Promise.all(codes.map(sectionOf));
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="light" data-languages="${codes.join(' ')}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${common.site.name}</title><link rel="icon" type="image/svg+xml" href="/favicon.svg">
<script src="/preferences.js"></script><style>${style}</style></head>
<body><main><img src="/favicon.svg" width="64" height="64" alt="">${sections.join('\n')}</main><script src="/offline.js"></script></body></html>
`;
}

/** What it consists of, all at fixed addresses. */
export const offlineFiles = ['/offline.html', '/offline.js', '/preferences.js', '/favicon.svg'];
