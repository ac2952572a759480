import { countCharacters } from './characters';

/** Says what is wrong with what a field holds, if anything. A field that was left alone holds nothing. */
export type Rule = (value: unknown) => string | undefined;

/** Shows the message unless the text is good. An empty field is an empty text. */
export const rule =
  (isGood: (text: string) => boolean, message: string): Rule =>
  (value) =>
    isGood(typeof value === 'string' ? value : '') ? undefined : message;

/** At least so many characters after trimming. */
export const atLeast = (min: number, message: string): Rule =>
  rule((text) => countCharacters(text) >= min, message);

/** At most so many characters after trimming. */
export const atMost = (max: number, message: string): Rule =>
  rule((text) => countCharacters(text) <= max, message);

/** A field that may not stay empty; spaces alone are nothing. */
export const needed = (message: string): Rule => atLeast(1, message);

/** A field that may stay empty. */
export const optional =
  (isGood: (text: string) => boolean) =>
  (text: string): boolean =>
    text.trim() === '' || isGood(text);

/** Words with dots between them at a host with a dot; the server looks closer. */
const emailShape = /^[^\s@<>()[\]\\.,;:"]+(\.[^\s@<>()[\]\\.,;:"]+)*@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;

/** The spec's rule for an e-mail address (section 5); spaces around it do not count. */
export const emailRule = (message: string): Rule => rule((text) => emailShape.test(text.trim()), message);

/** Shows the message unless a number was given and is good. */
export const numberRule =
  (isGood: (value: number) => boolean, message: string): Rule =>
  (value) =>
    typeof value === 'number' && isGood(value) ? undefined : message;

/** Shows the message unless a box was ticked. */
export const tickedRule =
  (message: string): Rule =>
  (value) =>
    value === true ? undefined : message;
