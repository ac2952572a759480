import type { Layout } from './document-text';

type Paper = 'whitepaper' | 'slides' | 'guide' | 'technical' | 'financial' | 'legal';

interface Download {
  key: 'pdf' | 'docx' | 'slides' | 'complete' | 'guide' | 'technical' | 'financial' | 'legal';
  /** The spec's name of the document; the ending says what the file is, so that it opens by a click. */
  filename: string;
  papers: readonly [Paper, ...Paper[]];
  layout: Layout;
}

/** The whitepaper in its forms. */
export const core: readonly Download[] = [
  { key: 'pdf', filename: 'whitepaper-pdf.txt', papers: ['whitepaper'], layout: 'reading' },
  { key: 'docx', filename: 'whitepaper-docx.txt', papers: ['whitepaper'], layout: 'editing' },
  { key: 'slides', filename: 'whitepaper-slides.txt', papers: ['slides'], layout: 'slides' },
  {
    key: 'complete',
    filename: 'complete-whitepaper.txt',
    papers: ['whitepaper', 'guide', 'technical', 'financial', 'legal'],
    layout: 'reading',
  },
];

/** The papers beside it. */
export const companions: readonly Download[] = [
  { key: 'guide', filename: 'platform-guide.txt', papers: ['guide'], layout: 'reading' },
  { key: 'technical', filename: 'technical-specifications.txt', papers: ['technical'], layout: 'reading' },
  { key: 'financial', filename: 'financial-projections.txt', papers: ['financial'], layout: 'reading' },
  { key: 'legal', filename: 'legal-framework.txt', papers: ['legal'], layout: 'reading' },
];

export type { Download };
