import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHtml } from '../../src/modules/mail/letter-html.js';
import { colors } from '../../src/site/share/drawing/colors.js';

const PALETTES = join(__dirname, '../../../frontend/src/ui/theme/palettes.ts');

/** The site's colours by day, by name; read from the source of its pages, none of which is part of the API. */
function sitePalette(): Record<string, string> {
  const block = /^const light = {([^}]*)}/m.exec(readFileSync(PALETTES, 'utf8'))?.[1] ?? '';
  const found = [...block.matchAll(/^\s*(\w+): '(#[0-9a-f]{6})',$/gm)];
  return Object.fromEntries(found.map(([, name, color]) => [name, color]));
}

describe('the colours of the site by day', () => {
  it('are those of share pictures', () => {
    const { green, greenDeep, onGreen, onGreenMuted, greenRule, saffron } = sitePalette();
    expect(colors).toEqual({
      ground: green,
      deep: greenDeep,
      words: onGreen,
      quiet: onGreenMuted,
      rule: greenRule,
      accent: saffron,
    });
  });

  it('are those of letters', () => {
    const link = { label: 'Open', url: 'https://change-makers.example/' };
    const html = writeHtml(
      {
        ...{ subject: 'News', hello: 'Hello,', text: 'News', button: link, until: 'For an hour' },
        ...{ news: [{ text: 'News', url: link.url }], automatic: 'Sent by itself' },
        unsubscribe: { ...link, why: 'You follow them' },
      },
      'en',
    );
    const used = new Set(html.match(/#[0-9a-f]{6}\b/g));
    expect(used.size).toBeGreaterThan(5);
    expect(Object.values(sitePalette())).toEqual(expect.arrayContaining([...used]));
  });
});
