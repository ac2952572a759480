import { expect, it } from 'vitest';
import { foldText } from './fold-text';

it.each([
  ['Où est l’annonce ?', "l'annonce"],
  ['E‑Mail‑Adresse', 'e-mail'],
  ['Votación', 'votacion'],
  ['ein Wett\u00adbewerb', 'wettbewerb'],
  ['الموسمُ الأوّلُ', 'الموسم'],
  ['إعلانٌ', 'اعلان'],
  ['फ़िल्म', 'फिल्म'],
  ['ブロックチェーン', 'ブロック'],
])('finds in %s what is typed as %s', (text, typed) => {
  expect(foldText(text)).toContain(foldText(typed));
});
