import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { draw } from './draw.js';
import type { Drawing } from './drawing.types.js';

const PORTRAIT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path fill="#e8a598" d="M0 0h90v90H0z"/><circle cx="45" cy="38" r="18" fill="#4a2417"/><path d="M12 90c4-40 62-40 66 0z" fill="#2f7f79"/></svg>';

const image = {
  type: 'image/svg+xml' as const,
  data: Buffer.from(PORTRAIT).toString('base64'),
  width: 90,
  height: 90,
};

const english: Drawing = {
  direction: 'ltr',
  kicker: ['Season 1', 'Water engineer'],
  title: 'Amina Diallo-Škvorecký',
  text: 'Sand filters that a village can build, sell and repair by itself, for less than a week’s wages.',
  figures: [
    { value: '1,204', label: 'Votes' },
    { value: '77', label: 'Followers' },
  ],
  site: 'Future Change-Makers',
  art: { kind: 'portrait', image },
};

const arabic: Drawing = {
  ...english,
  direction: 'rtl',
  kicker: ['الموسم 1', 'مهندسة مياه'],
  title: 'نادية حداد',
  text: 'مرشحات رملية (Lamp Works 2) تستطيع القرية بناءها وبيعها وإصلاحها بنفسها.',
  figures: [
    { value: '1,204', label: 'الأصوات' },
    { value: '77', label: 'المتابعون' },
  ],
};

const pixelsOf = async (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer();

/** Of all channels of all pixels: those that differ by more than what rounding may do. */
async function share(of: Uint8Array, from: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(of), pixelsOf(from)]);
  let differing = one.length === other.length ? 0 : one.length;
  for (let at = 0; at < one.length; at++) if (Math.abs(one[at]! - other[at]!) > 24) differing += 1;
  return differing / one.length;
}

const golden = (name: string) => join(__dirname, '../../../../test/golden', `share-${name}.png`);

describe('a share picture', () => {
  it.each([
    ['english', english],
    ['arabic', arabic],
  ])('looks as it did when somebody who reads it looked at it: %s', async (name, drawing) => {
    const png = draw(drawing);
    // To be looked at, and put in the place of the other, where a picture is meant to change.
    writeFileSync(join(tmpdir(), `share-${name}.png`), png);
    expect(await share(png, readFileSync(golden(name)))).toBeLessThan(0.001);
  });

  it('has no letter of another machine: the same again is the same byte for byte', () => {
    expect(Buffer.from(draw(arabic)).equals(Buffer.from(draw(arabic)))).toBe(true);
  });

  it('differs by every word', async () => {
    const changes: Partial<Drawing>[] = [
      { title: 'Amina Diallo' },
      { text: 'Other words.' },
      { kicker: ['Season 2'] },
      { figures: [{ value: '1,205', label: 'Votes' }] },
      { art: { kind: 'seal' } },
      { site: 'Elsewhere' },
    ];
    const before = draw(english);
    for (const change of changes)
      expect(await share(draw({ ...english, ...change }), before)).toBeGreaterThan(0.0001);
  });

  it('of a name whose letters are not at hand shows portrait and figure alone', async () => {
    const nameless = draw({ ...english, title: '山田花子' });
    expect(await share(nameless, draw({ ...english, title: '' }))).toBe(0);
    const noWords = draw({ ...english, title: 'नादिया', text: 'Anything else' });
    expect(await share(noWords, nameless)).toBe(0);
  });

  it('takes nothing for markup, and nothing from elsewhere', async () => {
    const markup = '</text><image href="https://example.org/x.png"/>&amp;"\' <script>';
    const png = draw({ ...english, title: markup, text: markup, kicker: [markup], site: markup });
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it.each([
    ['a word without end', 'W'.repeat(5_000)],
    ['words without end', 'word '.repeat(5_000)],
    ['marks without end', `a${'\u0301'.repeat(5_000)}`],
    ['Arabic without end', 'نادية'.repeat(1_000)],
    ['signs of direction', '\u202e\u2067abc\u2069\u202c نادية'],
    ['nothing that is seen', '\u200b\u0000\u{e0001}'],
    ['half a character', '\ud83d'],
  ])('stays within its room and time with %s', (_name, text) => {
    // Of the processor, as the clock tells of what else the machine does.
    const began = process.threadCpuUsage();
    const png = draw({ ...english, title: text, text, kicker: [text] });
    const { user, system } = process.threadCpuUsage(began);
    expect(png.length).toBeLessThan(400_000);
    expect((user + system) / 1_000).toBeLessThan(20_000);
  });
});
