import { IsIn } from 'class-validator';
import { LANGUAGES } from '../../../common/languages.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { says } from '../../../common/validation/says.js';
import { languageNotSupported } from '../auth.errors.js';

export type { Language } from '../../../common/languages.js';

/** An optional language of the interface. */
export function IsLanguage(): PropertyDecorator {
  return (target, property) => {
    IfGiven()(target, property);
    IsIn(LANGUAGES, says(languageNotSupported))(target, property);
  };
}
