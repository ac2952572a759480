import { useTranslation } from 'react-i18next';
import { directionOf } from './languages';

/** Reading direction of the current language. */
export function useDirection(): 'ltr' | 'rtl' {
  return directionOf(useTranslation().i18n.language);
}
