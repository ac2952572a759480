import { escapeMarkup } from '../../common/escape-markup.js';
import type { Language } from '../../common/languages.js';
import type { LetterParts } from './letter-parts.js';
import { directionOf, wordsOf } from './words.js';

const paragraph = (text: string | undefined, style = ''): string =>
  text === undefined ? '' : `<p style="margin:0 0 16px;${style}">${escapeMarkup(text)}</p>\n`;

const SMALL = 'font-size:14px;color:#55645b;';
const LINK = 'color:#103a30;';

/** One column, no pictures, nothing fetched: readable in every program and read out in order. */
export function writeHtml(parts: LetterParts, language: Language): string {
  const words = wordsOf(language);
  const { subject, hello, text, news, more, button, until, note, unsubscribe, automatic } = parts;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="margin:0;background:#f7f2e6;color:#15261f;font:16px/1.5 system-ui,sans-serif;">
<div role="article" lang="${language}" dir="${directionOf(language)}" style="max-width:560px;margin:0 auto;padding:24px;background:#fdfaf2;">
<p style="margin:0 0 24px;font-weight:bold;">${escapeMarkup(words.site)}</p>
${paragraph(hello)}${paragraph(text)}${newsList(news)}${paragraph(more)}<p style="margin:24px 0;"><a href="${escapeMarkup(button.url)}" style="display:inline-block;padding:12px 24px;background:#103a30;color:#f7f2e6;text-decoration:none;border-radius:6px;font-weight:bold;">${escapeMarkup(button.label)}</a></p>
${until === undefined ? '' : `${paragraph(words.copyLink, SMALL)}<p dir="ltr" style="margin:0 0 16px;${SMALL}word-break:break-all;">${escapeMarkup(button.url)}</p>\n`}${paragraph(until)}${paragraph(note)}<hr style="border:0;border-top:1px solid #d9cfb9;margin:24px 0;">
${paragraph(automatic, SMALL)}${farewell(unsubscribe)}</div>
</body>
</html>
`;
}

function newsList(news: LetterParts['news']): string {
  if (news.length === 0) return '';
  const entries = news.map(
    ({ text, url }) =>
      `<li style="margin:0 0 8px;"><a href="${escapeMarkup(url)}" style="${LINK}">${escapeMarkup(text)}</a></li>\n`,
  );
  return `<ul style="margin:0 0 16px;padding-inline-start:20px;">\n${entries.join('')}</ul>\n`;
}

const farewell = (unsubscribe: LetterParts['unsubscribe']): string =>
  unsubscribe === undefined
    ? ''
    : `<p style="margin:0;${SMALL}">${escapeMarkup(unsubscribe.why)} <a href="${escapeMarkup(unsubscribe.url)}" style="${LINK}">${escapeMarkup(unsubscribe.label)}</a></p>\n`;
