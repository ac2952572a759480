import { IsIn } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { says } from '../../../common/validation/says.js';
import { languageNotSupported } from '../auth.errors.js';

/** Languages of the specification's section 9. */
const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'ar', 'ru', 'hi', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** An optional language of the interface. */
export function IsLanguage(): PropertyDecorator {
  return (target, property) => {
    IfGiven()(target, property);
    IsIn(LANGUAGES, says(languageNotSupported))(target, property);
  };
}
