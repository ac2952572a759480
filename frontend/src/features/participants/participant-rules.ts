import type { TFunction } from 'i18next';
import { participantLimits, participation } from '../../season';
import { atLeast, atMost, numberRule, optional, rule } from '../../ui/forms/rule';
import { isPicture, isSecureAddress } from '../../ui/forms/web-address';

/** Calendar years count, in UTC as on the server; a year to come is no graduation yet. */
export function graduatedRecently(year: number, now = new Date()): boolean {
  const years = now.getUTCFullYear() - year;
  return Number.isInteger(year) && years >= 0 && years <= participation.graduatedWithinYears;
}

const isBetween = (min: number, max: number) => (value: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** The spec's rules for participants (sections 1 and 5), as antd form rules; the server checks the same again. */
export function participantRules(t: TFunction<'participants'>) {
  const { name, profession, bio, projectDescription, impactGoals, currentMilestone } = participantLimits;
  const { minAge, maxAge, maxWorkExperience } = participation;
  return {
    name: [atLeast(name.min, t('rules.nameMin', name)), atMost(name.max, t('rules.nameMax', name))],
    profession: [
      atLeast(profession.min, t('rules.professionMin', profession)),
      atMost(profession.max, t('rules.professionMax', profession)),
    ],
    bio: [atLeast(bio.min, t('rules.bioMin', bio)), atMost(bio.max, t('rules.bioMax', bio))],
    profileImageUrl: [rule(optional(isPicture), t('rules.image'))],
    age: [numberRule(isBetween(minAge, maxAge), t('rules.age', participation))],
    graduationYear: [numberRule(graduatedRecently, t('rules.graduation', participation))],
    workExperience: [numberRule(isBetween(0, maxWorkExperience), t('rules.experience', participation))],
    projectDescription: [
      atLeast(projectDescription.min, t('rules.projectMin', projectDescription)),
      atMost(projectDescription.max, t('rules.projectMax', projectDescription)),
    ],
    impactGoals: [atMost(impactGoals.max, t('rules.goalsMax', impactGoals))],
    currentMilestone: [atMost(currentMilestone.max, t('rules.milestoneMax', currentMilestone))],
    link: [rule(optional(isSecureAddress), t('rules.link'))],
  };
}
