import { useTranslation } from 'react-i18next';
import { foldText } from '../../ui/forms/fold-text';
import { searchedWords } from '../../ui/highlight/found-places';
import { faqPath } from '../faq/faq-groups';
import { useFaq } from '../faq/use-faq';
import { searchAnswers } from '../support/search-answers';

/** An answer of the site's own, and where it stands. */
interface FoundHelp {
  to: string;
  question: string;
  /** The paragraph of the answer in which most of the words stand. */
  paragraph: string;
}

const most = 5;

/** Questions and answers of the site that contain all words, in the reader's language: their texts are here, so that they are found without the server. */
export function useFoundHelp(words: string): FoundHelp[] {
  const { t } = useTranslation('support');
  const answers = useFaq()
    .flatMap(({ items }) => items)
    .map((item) => ({ ...item, keywords: t(`search.keywords.${item.anchor}`) }));
  return searchAnswers(answers, words)
    .slice(0, most)
    .map(({ anchor, question, answer }) => ({
      to: faqPath(anchor),
      question,
      paragraph: bestOf(answer, words),
    }));
}

function bestOf(paragraphs: string[], words: string): string {
  const wanted = searchedWords(words);
  const countIn = (text: string) => wanted.filter((word) => foldText(text).includes(word)).length;
  return paragraphs.reduce((best, one) => (countIn(one) > countIn(best) ? one : best));
}
