import type { TFunction } from 'i18next';
import { participantLimits } from '../../limits';
import { participation } from '../../season-rules';
import { atLeast, atMost, numberRule, optional, rule } from '../../ui/forms/rule';
import { isPicture, isSecureAddress } from '../../ui/forms/web-address';

/** Calendar years count, in UTC as on the server; a year to come is no graduation yet. */
export function graduatedRecently(year: number, now = new Date()): boolean {
  const years = now.getUTCFullYear() - year;
  return Number.isInteger(year) && years >= 0 && years <= participation.graduatedWithinYears;
}

const isBetween = (min: number, max: number) => (value: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** The spec's rules for participants (sections 1 and 5); the server checks the same again. */
export function participantRules(t: TFunction<'errors'>) {
  const { name, profession, bio, projectDescription, impactGoals, currentMilestone } = participantLimits;
  const { minAge, maxAge, maxWorkExperience, graduatedWithinYears } = participation;
  const ages = { min: minAge, max: maxAge };
  return {
    name: [atLeast(name.min, t('name_too_short', name)), atMost(name.max, t('name_too_long', name))],
    profession: [
      atLeast(profession.min, t('profession_too_short', profession)),
      atMost(profession.max, t('profession_too_long', profession)),
    ],
    bio: [atLeast(bio.min, t('bio_too_short', bio)), atMost(bio.max, t('bio_too_long', bio))],
    profileImageUrl: [rule(optional(isPicture), t('web_address_invalid'))],
    age: [numberRule(isBetween(minAge, maxAge), t('age_out_of_range', ages))],
    graduationYear: [
      numberRule(graduatedRecently, t('graduation_too_long_ago', { years: graduatedWithinYears })),
    ],
    workExperience: [
      numberRule(isBetween(0, maxWorkExperience), t('work_experience_too_long', { max: maxWorkExperience })),
    ],
    projectDescription: [
      atLeast(projectDescription.min, t('project_description_too_short', projectDescription)),
      atMost(projectDescription.max, t('project_description_too_long', projectDescription)),
    ],
    impactGoals: [atMost(impactGoals.max, t('impact_goals_too_long', impactGoals))],
    currentMilestone: [atMost(currentMilestone.max, t('current_milestone_too_long', currentMilestone))],
    link: [rule(optional(isSecureAddress), t('secure_address_invalid'))],
  };
}
