import type {
  OwnParticipant,
  RegisterParticipant,
  UpdateParticipant,
} from '../../api/generated/participants';
import { socialFields, type SocialField, type SocialLinks } from './social-links';

/** What participants say of themselves, as a form holds it; an optional field left alone is undefined. */
export interface ProfileFormValues extends Partial<Record<SocialField, string>> {
  name: string;
  profession: string;
  bio: string;
  projectDescription: string;
  profileImageUrl?: string;
  impactGoals?: string;
}

export interface ParticipantFormValues extends ProfileFormValues {
  /** What comes first; later their reports say it. */
  currentMilestone?: string;
  age: number;
  graduationYear: number;
  workExperience: number;
}

const textOrNull = (text?: string) => text?.trim() || null;

const toLinks = (values: ProfileFormValues) =>
  Object.fromEntries(socialFields.map((field) => [field, textOrNull(values[field])])) as SocialLinks;

/** The profile as the API takes it: texts trimmed, optional fields that are empty null, which also clears them. */
export const toProfileRequest = (values: ProfileFormValues) =>
  ({
    name: values.name.trim(),
    profession: values.profession.trim(),
    bio: values.bio.trim(),
    projectDescription: values.projectDescription.trim(),
    profileImageUrl: textOrNull(values.profileImageUrl),
    impactGoals: textOrNull(values.impactGoals),
    ...toLinks(values),
  }) satisfies UpdateParticipant;

export function toRegistration(values: ParticipantFormValues): RegisterParticipant {
  const { age, graduationYear, workExperience } = values;
  const currentMilestone = textOrNull(values.currentMilestone);
  return { ...toProfileRequest(values), currentMilestone, age, graduationYear, workExperience };
}

/** A stored profile as the form holds it: what is empty is left alone. */
export function toFormValues(participant: OwnParticipant): ProfileFormValues {
  const { name, profession, bio, projectDescription, profileImageUrl, impactGoals } = participant;
  return {
    name,
    profession,
    bio,
    projectDescription,
    profileImageUrl: profileImageUrl ?? participant.pictureCopy?.address,
    impactGoals: impactGoals ?? undefined,
    ...Object.fromEntries(socialFields.map((field) => [field, participant[field] ?? undefined])),
  };
}
