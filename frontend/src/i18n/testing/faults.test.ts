import { describe, expect, it } from 'vitest';
import { contentFaults, keyFaults, untranslatedKeys } from './faults';

const english = new Map([
  ['home:title', 'Home of {{name}}'],
  ['ads:count_one', '{{count}} ad'],
  ['ads:count_other', '{{count}} ads'],
  ['ads:months', '{{count}} months'],
  ['ads:meter', '{{count}}/{{required}}'],
]);

/** The English texts with some of them translated, or left out where null. */
function translated(changes: Record<string, string | null>) {
  const texts = new Map(english);
  for (const [key, text] of Object.entries(changes)) {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
  }
  return texts;
}

describe('the keys of a language', () => {
  it('are those of English where it has as many plural forms', () => {
    expect(keyFaults('de', english, english)).toEqual([]);
  });

  it('are found missing and unknown', () => {
    const texts = translated({ 'home:title': null, 'home:titel': 'Titel' });
    expect(keyFaults('de', english, texts)).toEqual(['missing: home:title', 'unknown: home:titel']);
  });

  it('have the plural forms of the language, no fewer and no more', () => {
    expect(keyFaults('ru', english, english)).toEqual(['missing: ads:count_few', 'missing: ads:count_many']);
    expect(keyFaults('ja', english, english)).toEqual(['unknown: ads:count_one']);
  });

  it('may have plural forms where English gets by with one', () => {
    const forms = { 'ads:months': null, 'ads:months_one': '{{count}} Monat' };
    expect(keyFaults('de', english, translated(forms))).toEqual(['missing: ads:months_other']);
  });
});

describe('the texts of a language', () => {
  it('keep the placeholders, and may move them', () => {
    expect(contentFaults(english, translated({ 'home:title': '{{name}}: Anfang' }))).toEqual([]);
    expect(contentFaults(english, translated({ 'home:title': 'Anfang {{nom}}' }))).toEqual([
      'lost in home:title: {{name}}',
      'not in English home:title: {{nom}}',
    ]);
  });

  it('may say one and two in words', () => {
    const texts = translated({ 'ads:count_one': 'eine Anzeige', 'ads:count_other': 'viele Anzeigen' });
    expect(contentFaults(english, texts)).toEqual(['lost in ads:count_other: {{count}}']);
  });

  it('are found empty', () => {
    expect(contentFaults(english, translated({ 'ads:meter': ' ' }))).toContain('empty: ads:meter');
  });

  it('are found untranslated, unless they hold no word', () => {
    const texts = translated({ 'home:title': 'Anfang', 'ads:count_one': '{{count}} Anzeige' });
    expect(untranslatedKeys(english, texts)).toEqual(['ads:count_other', 'ads:months']);
  });
});
