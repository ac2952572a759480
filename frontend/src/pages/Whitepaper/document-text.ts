export interface PaperText {
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Reading: lines that print well. Editing: whole paragraphs with numbers to refer to. Slides: one heading a slide. */
export type Layout = 'reading' | 'editing' | 'slides';

interface Words {
  edition: string;
  contents: string;
  part: (number: number) => string;
  slide: (number: number, count: number) => string;
}

const lineLength = 76;

/** Breaks at spaces; a language without them keeps its lines whole. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line && line.length + 1 + word.length > lineLength) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join('\n');
}

const underlined = (text: string, mark: string) => `${text}\n${mark.repeat(text.length)}`;

function contents({ sections }: PaperText, words: Words): string {
  const entries = sections.map(({ heading }, index) => `${index + 1}. ${heading}`);
  return [words.contents, ...entries].join('\n');
}

const reading = ({ sections }: PaperText): string[] =>
  sections.flatMap(({ heading, paragraphs }, index) => [
    underlined(`${index + 1}. ${heading}`, '-'),
    ...paragraphs.map(wrap),
  ]);

const editing = ({ sections }: PaperText): string[] =>
  sections.flatMap(({ heading, paragraphs }, index) => [
    `${index + 1}. ${heading}`,
    ...paragraphs.map((text, place) => `[${index + 1}.${place + 1}] ${text}`),
  ]);

const slides = ({ sections }: PaperText, words: Words): string[] =>
  sections.flatMap(({ heading, paragraphs }, index) => [
    `${'='.repeat(lineLength)}\n${words.slide(index + 1, sections.length)}`,
    underlined(heading, '-'),
    paragraphs.map((text) => `* ${text}`).join('\n'),
  ]);

function body(paper: PaperText, layout: Layout, words: Words): string[] {
  if (layout === 'slides') return slides(paper, words);
  return [contents(paper, words), ...(layout === 'editing' ? editing(paper) : reading(paper))];
}

/** A document as plain text: title, edition, and its papers one after the other, as parts if there are several. */
export function documentText(title: string, papers: PaperText[], layout: Layout, words: Words): string {
  const parts = papers.flatMap((paper, index) => [
    ...(papers.length > 1 ? [underlined(`${words.part(index + 1)}. ${paper.title}`, '=')] : []),
    ...body(paper, layout, words),
  ]);
  return `${[underlined(title, '='), words.edition, ...parts].join('\n\n')}\n`;
}
