import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';

/** A solved challenge of GET altcha: base64 of JSON with `challenge` and `solution`, as ALTCHA's widget sends it. */
export function IsAltcha(): PropertyDecorator {
  return (target, property) => {
    IfGiven()(target, property);
    IsText({ min: 1, max: 2000 })(target, property);
  };
}
