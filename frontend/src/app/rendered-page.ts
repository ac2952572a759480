import type { Resource } from 'i18next';
import type { FormattedTexts } from '../i18n/format';
import type { Answers } from './store';

/** What a page of the server brings along, as JSON in its document, for the browser to take it over. */
export interface RenderedData {
  answers: Answers;
  /** Texts of the page's language, by namespace. */
  texts: Resource[string];
  formatted: FormattedTexts;
  /** What time it was taken for. */
  drawnAt: number;
  /** It was rendered for a browser in which nobody is signed in. */
  isForStranger: boolean;
}

/** The element that holds {@link RenderedData}; the API's `page-document.ts` writes it. */
const elementId = 'rendered-data';

/** Null where the server sent the bare document: in development, and where it could not render. */
export function readRenderedData(): RenderedData | null {
  const element = document.getElementById(elementId);
  return element && (JSON.parse(element.textContent) as RenderedData);
}
