import { describe, expect, it } from 'vitest';
import { columnsOf, lineLength, wrap } from './wrap';

const linesOf = (text: string, language: string) => wrap(text, language).split('\n');

const samples = {
  en: 'payForAd(adId) takes the exact price, from anyone, and refuses whatever does not match. '.repeat(4),
  fr: 'La plateforme reçoit 70 % du prix : le contrat le garde jusqu’à la décision. '.repeat(4),
  zh: '审核员作出决定之前，币由合约托管（AdPaymentSplitter）；之后把 30% 记到“创始人”名下。'.repeat(4),
  ja: 'コントラクトは、25コインの代金を「審査待ち」のあいだ預かり、承認されるとBNBで分配します。'.repeat(4),
};

describe.each(Object.entries(samples))('a paragraph in %s', (language, text) => {
  const lines = linesOf(text, language);

  it('fills its lines and none too far', () => {
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(lineLength);
    for (const line of lines.slice(0, -1)) expect(columnsOf(line)).toBeGreaterThan(lineLength - 20);
  });

  it('loses nothing', () => {
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  it('begins no line with a closing mark and ends none with an opening one', () => {
    for (const line of lines) expect(line).not.toMatch(/^[、。，；：）」”％%]|[（「“(]$/);
  });
});

it('keeps words together where no spaces divide them', () => {
  for (const line of linesOf(`我${'观众喜欢广告'.repeat(12)}`, 'zh'))
    expect(line).toMatch(/(观众|喜欢|广告)$/);
});

it('keeps a number with what it counts', () => {
  for (let shift = 0; shift < 12; shift += 1)
    expect(wrap(`${'あ、'.repeat(14)}${'い'.repeat(shift)}90日後`, 'ja')).toContain('90日');
});

it('counts two columns for a full-width character, and none for the signs on a letter', () => {
  expect(columnsOf('白皮书 1。')).toBe(10);
  expect(columnsOf('बैज')).toBe(2);
});
