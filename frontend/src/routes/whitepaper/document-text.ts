import { columnsOf, lineLength, wrap } from './wrap';

export interface PaperText {
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Reading: lines that print well. Editing: whole paragraphs with numbers to refer to. Slides: one heading a slide. */
export type Layout = 'reading' | 'editing' | 'slides';

interface Words {
  /** Whose rules the lines break by. */
  language: string;
  edition: string;
  contents: string;
  part: (number: number) => string;
  slide: (number: number, count: number) => string;
}

const underline = (text: string, mark: string) => `${text}\n${mark.repeat(columnsOf(text))}`;

function tableOfContents({ sections }: PaperText, words: Words): string {
  const entries = sections.map(({ heading }, index) => `${index + 1}. ${heading}`);
  return [words.contents, ...entries].join('\n');
}

const readingLayout = ({ sections }: PaperText, { language }: Words): string[] =>
  sections.flatMap(({ heading, paragraphs }, index) => [
    underline(`${index + 1}. ${heading}`, '-'),
    ...paragraphs.map((text) => wrap(text, language)),
  ]);

const editingLayout = ({ sections }: PaperText): string[] =>
  sections.flatMap(({ heading, paragraphs }, index) => [
    `${index + 1}. ${heading}`,
    ...paragraphs.map((text, place) => `[${index + 1}.${place + 1}] ${text}`),
  ]);

const slidesLayout = ({ sections }: PaperText, words: Words): string[] =>
  sections.flatMap(({ heading, paragraphs }, index) => [
    `${'='.repeat(lineLength)}\n${words.slide(index + 1, sections.length)}`,
    underline(heading, '-'),
    paragraphs.map((text) => `* ${text}`).join('\n'),
  ]);

function body(paper: PaperText, layout: Layout, words: Words): string[] {
  if (layout === 'slides') return slidesLayout(paper, words);
  return [
    tableOfContents(paper, words),
    ...(layout === 'editing' ? editingLayout(paper) : readingLayout(paper, words)),
  ];
}

/** A document as plain text: title, edition, and its papers one after the other, as parts if there are several. */
export function documentText(title: string, papers: PaperText[], layout: Layout, words: Words): string {
  const parts = papers.flatMap((paper, index) => [
    ...(papers.length > 1 ? [underline(`${words.part(index + 1)}. ${paper.title}`, '=')] : []),
    ...body(paper, layout, words),
  ]);
  return `${[underline(title, '='), words.edition, ...parts].join('\n\n')}\n`;
}
