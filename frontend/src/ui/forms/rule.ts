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

/** A field that may stay empty. */
export const optional =
  (isGood: (text: string) => boolean) =>
  (text: string): boolean =>
    text.trim() === '' || isGood(text);

/** The spec's rule for an e-mail address (section 5); spaces around it do not count. */
export const emailRule = (message: string): Rule => ({
  type: 'email',
  required: true,
  transform: (text?: string) => text?.trim(),
  message,
});

/** Shows the message unless a number was given and is good. */
export const numberRule =
  (isGood: (value: number) => boolean, message: string): Rule =>
  () => ({
    validator: (_rule: unknown, value?: number | null) =>
      typeof value === 'number' && isGood(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  });
