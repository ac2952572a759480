import { foldText } from '../../ui/forms/fold-text';

interface Searchable {
  question: string;
  answer: string[];
  /** Other words that people look for it by. */
  keywords: string;
}

/** The items that contain every word, in any order and without regard to case and accents; those with all of them in the question come first. */
export function searchAnswers<Item extends Searchable>(items: Item[], wanted: string): Item[] {
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const contains = (text: string) => words.every((word) => foldText(text).includes(word));
  const inQuestion = items.filter(({ question }) => contains(question));
  const elsewhere = items.filter(
    (item) =>
      !inQuestion.includes(item) && contains([item.question, ...item.answer, item.keywords].join('\n')),
  );
  return [...inQuestion, ...elsewhere];
}
