import { defineProblem } from '../../common/errors/problem.js';

export const bioTooShort = defineProblem('bio_too_short', 'Bio must be at least {{min}} characters');

export const bioTooLong = defineProblem('bio_too_long', 'Bio must not exceed {{max}} characters');

export const professionTooShort = defineProblem(
  'profession_too_short',
  'Profession must be at least {{min}} characters',
);

export const professionTooLong = defineProblem(
  'profession_too_long',
  'Profession must not exceed {{max}} characters',
);

export const projectDescriptionTooShort = defineProblem(
  'project_description_too_short',
  'Project description must be at least {{min}} characters',
);

export const projectDescriptionTooLong = defineProblem(
  'project_description_too_long',
  'Project description must not exceed {{max}} characters',
);

export const impactGoalsTooLong = defineProblem(
  'impact_goals_too_long',
  'Impact goals must not exceed {{max}} characters',
);

export const currentMilestoneTooLong = defineProblem(
  'current_milestone_too_long',
  'Current milestone must not exceed {{max}} characters',
);

export const ageOutOfRange = defineProblem(
  'age_out_of_range',
  'Participants must be between {{min}} and {{max}} years old',
);

export const workExperienceTooLong = defineProblem(
  'work_experience_too_long',
  'Participants may have at most {{max}} years of work experience',
);

export const graduationTooLongAgo = defineProblem(
  'graduation_too_long_ago',
  'Participants must have graduated within the last {{years}} years',
);
