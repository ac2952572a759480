import type { Rule } from 'antd/es/form';
import { countCharacters } from './characters';

/** An antd form rule that shows the message unless the text is good. An empty field is an empty text. */
export const rule =
  (isGood: (text: string) => boolean, message: string): Rule =>
  () => ({
    validator: (_rule: unknown, text?: string) =>
      isGood(text ?? '') ? Promise.resolve() : Promise.reject(new Error(message)),
  });

/** At least so many characters after trimming. */
export const atLeast = (min: number, message: string): Rule =>
  rule((text) => countCharacters(text) >= min, message);

/** At most so many characters after trimming. */
export const atMost = (max: number, message: string): Rule =>
  rule((text) => countCharacters(text) <= max, message);
