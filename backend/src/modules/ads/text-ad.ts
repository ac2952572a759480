import type { FieldProblems } from '../../common/errors/app-error.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import { codePoints } from '../../common/validation/text.decorator.js';
import { descriptionTooLong, titleTooLong } from '../../common/validation/validation.problems.js';
import { textAdWithPicture } from './ads.errors.js';

/** Characters: the specification's ad policy, section 5. */
const MAX_HEADLINE = 50;
const MAX_DESCRIPTION = 150;

/** The same for openapi.json, from which the site's forms take their limits. */
export const TEXT_AD_LIMITS = {
  'x-limits': { title: { max: MAX_HEADLINE }, description: { max: MAX_DESCRIPTION } },
};

interface TextAd {
  title: string;
  description: string;
  imageUrl?: string | null;
}

/** An ad that calls itself a text ad keeps to the policy's limits. @throws validationFailed */
export function assertTextAd({ title, description, imageUrl }: TextAd): void {
  const problems: FieldProblems = {};
  if (codePoints(title) > MAX_HEADLINE) problems.title = [titleTooLong({ max: MAX_HEADLINE })];
  if (codePoints(description) > MAX_DESCRIPTION)
    problems.description = [descriptionTooLong({ max: MAX_DESCRIPTION })];
  if (imageUrl) problems.imageUrl = [textAdWithPicture()];
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
}
