import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFERENCES = '<script src="/preferences.js"></script>';
/** What `take-over.js` asks for: it would else come beside the typefaces and pictures of the first paint. */
const FETCHED_AT_ONCE =
  /\s*<(?:script type="module"|link (?:rel="modulepreload"|rel="manifest"))[^>]*>(?:<\/script>)?/g;
const PRINTED = /<link media="print"[^>]*>/;

/** The two small scripts that stand in a page itself: one for what is known before the first paint, one for what comes after it. */
export class PageScripts {
  private readonly preferences: string;
  private readonly takeOver: string;
  /** What the Content-Security-Policy has to name for them. */
  readonly hashes: string;

  /** @param folder of the site as browsers get it */
  constructor(folder: string) {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    this.preferences = read('preferences.js');
    this.takeOver = read('take-over.js');
    this.hashes = [this.preferences, this.takeOver].map(hashOf).join(' ');
  }

  withPreferences(document: string): string {
    return document.replace(PREFERENCES, () => `<script>${this.preferences}</script>`);
  }

  /** @param scripts all that the page runs, its entry among them; fetched once the page has been seen */
  takenOverLater(document: string, entry: string, scripts: string[]): string {
    const names = `data-entry="${entry}" data-modules="${scripts.join(' ')}"`;
    return (
      document
        .replace(FETCHED_AT_ONCE, '')
        // Who runs no scripts prints, too.
        .replace(PRINTED, (link) => `<noscript>${link}</noscript>`)
        .replace('</body>', () => `<script ${names}>${this.takeOver}</script></body>`)
    );
  }
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
