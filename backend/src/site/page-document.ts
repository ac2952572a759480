import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_MARK } from './head-tags.js';
import { directionOf } from './page-language.js';
import { PageScripts } from './page-scripts.js';
import { SiteBuild } from './site-build.js';
import type { RenderedPage } from './site-renderer.js';

const ROOT = '<div id="root"></div>';
const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;

/** A page's place in the site, for the document around it. */
interface DocumentPlace {
  language: string;
  path: string;
  /** Title, description and what else stands in the head. */
  head: string;
}

/** Writes the site's document around a page. */
export class PageDocument {
  private readonly template: string;
  private readonly build: SiteBuild | undefined;
  private readonly scripts: PageScripts | undefined;

  /** @param folder of the site as browsers get it */
  constructor(folder: string) {
    this.template = readFileSync(join(folder, 'index.html'), 'utf8');
    if (!existsSync(join(folder, '.vite', 'manifest.json'))) return;
    this.build = new SiteBuild(folder);
    this.scripts = new PageScripts(folder);
  }

  /** What the Content-Security-Policy has to name for the scripts that stand in the page itself. */
  get scriptHashes(): string | undefined {
    return this.scripts?.hashes;
  }

  /** The document that leaves all to the browser. */
  bare({ language, head }: DocumentPlace): string {
    return this.filled(this.inLanguage(language, ''), head);
  }

  /**
   * The whole page, with the styles of its first paint in it and the names of what comes after. Where nothing was found the
   * browser asks once more by itself: it is not to take over an answer that may be none. What failed it takes over, and asks again.
   */
  rendered(place: DocumentPlace, { status, html, data, screens, ahead = [] }: RenderedPage): string {
    const { language, path, head } = place;
    const marks = ` data-page="${escapeAttribute(path)}" data-page-language="${language}"`;
    const document = this.inLanguage(language, marks).replace(
      ROOT,
      () => rootOf(html) + (status === 404 ? '' : dataOf(data)),
    );
    if (!this.build || !this.scripts) return this.filled(document, head);
    const { entry, styles } = this.build.filesOf(language, screens);
    const { scripts } = this.build.filesOf(language, [...screens, ...ahead]);
    const inPage = [
      ...this.build.fontsOf(language).map(preloadFont),
      `<style>${styles.map((file) => this.build!.style(file)).join('\n')}</style>`,
      // The styles are here already: such a link keeps the site's loader from fetching them once more.
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" disabled>`),
    ];
    const shown = this.scripts.takenOverLater(document.replace(STYLE_LINKS, ''), entry, scripts);
    return this.filled(shown, [head, ...inPage].join('\n    '));
  }

  private inLanguage(language: string, marks: string): string {
    return this.template.replace(/<html[^>]*>/, (tag) =>
      tag
        .replace(/ lang="[^"]*"/, ` lang="${language}"`)
        .replace(/ dir="[^"]*"/, ` dir="${directionOf(language)}"`)
        // By a function, as an address may hold what a replacement gives a meaning to.
        .replace(/ data-languages="[^"]*"/, () => marks),
    );
  }

  private filled(document: string, head: string): string {
    const whole = document.replace(HEAD_MARK, () => head);
    return this.scripts ? this.scripts.withPreferences(whole) : whole;
  }
}

const rootOf = (html: string): string => `<div id="root">${html}</div>`;

/** No text in it can end the element. */
const dataOf = (data: object): string =>
  `<script type="application/json" id="rendered-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const preloadFont = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`;
