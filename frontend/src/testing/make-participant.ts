import type { Participant } from '../api/generated/participants';

/** A participant without portrait and links, as the API sends it, with the given fields changed. */
export function makeParticipant(changes: Partial<Participant> = {}): Participant {
  return {
    id: 1,
    userId: 2,
    order: 1,
    name: 'Amina Diallo',
    profession: 'Water engineer',
    bio: 'I grew up beside a river that could no longer be drunk from.',
    projectDescription: 'Sand filters that a village can build, sell and repair by itself.',
    profileImageUrl: null,
    socialTwitter: null,
    socialLinkedin: null,
    socialInstagram: null,
    socialYoutube: null,
    socialTiktok: null,
    socialWebsite: null,
    impactGoals: null,
    currentMilestone: null,
    challengeCompletion: 0,
    votesReceived: 0,
    socialInteractions: 0,
    judgesRating: 0,
    createdAt: '2025-06-05T12:00:00.000Z',
    ...changes,
  };
}
