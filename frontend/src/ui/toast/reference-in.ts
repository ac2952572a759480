import i18next from 'i18next';
import { referenceLabel } from '../feedback/failure-reference';

/** The reference that a sentence about a failure ends with; undefined where it names none. */
export function referenceIn(text: string): string | undefined {
  const [, ...rest] = text.split(referenceLabel(i18next));
  const last = rest.at(-1);
  return last !== undefined && /^\S+$/.test(last) ? last : undefined;
}
