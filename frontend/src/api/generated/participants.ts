import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listParticipants: build.query<ListParticipantsApiResponse, ListParticipantsApiArg>({
      query: () => ({ url: `/api/participants` }),
    }),
    registerParticipant: build.mutation<RegisterParticipantApiResponse, RegisterParticipantApiArg>({
      query: (queryArg) => ({ url: `/api/participants`, method: 'POST', body: queryArg.registerParticipant }),
    }),
    getOwnParticipant: build.query<GetOwnParticipantApiResponse, GetOwnParticipantApiArg>({
      query: () => ({ url: `/api/participants/user` }),
    }),
    updateOwnParticipant: build.mutation<UpdateOwnParticipantApiResponse, UpdateOwnParticipantApiArg>({
      query: (queryArg) => ({
        url: `/api/participants/user`,
        method: 'PATCH',
        body: queryArg.updateParticipant,
      }),
    }),
    getEligibility: build.query<GetEligibilityApiResponse, GetEligibilityApiArg>({
      query: () => ({ url: `/api/participants/eligibility` }),
    }),
    getParticipant: build.query<GetParticipantApiResponse, GetParticipantApiArg>({
      query: (queryArg) => ({ url: `/api/participants/${queryArg.id}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as participantsApi };
export type ListParticipantsApiResponse = /** status 200  */ Participant[];
export type ListParticipantsApiArg = void;
export type RegisterParticipantApiResponse = /** status 201  */ OwnParticipant;
export type RegisterParticipantApiArg = {
  registerParticipant: RegisterParticipant;
};
export type GetOwnParticipantApiResponse = /** status 200  */ OwnParticipant;
export type GetOwnParticipantApiArg = void;
export type UpdateOwnParticipantApiResponse = /** status 200  */ OwnParticipant;
export type UpdateOwnParticipantApiArg = {
  updateParticipant: UpdateParticipant;
};
export type GetEligibilityApiResponse = /** status 200  */ Eligibility;
export type GetEligibilityApiArg = void;
export type GetParticipantApiResponse = /** status 200  */ Participant;
export type GetParticipantApiArg = {
  id: number;
};
export type Participant = {
  id: number;
  /** Account of the participant. */
  userId: number;
  /** Number of the place, from 1 without gaps. */
  order: number;
  name: string;
  profession: string;
  bio: string;
  projectDescription: string;
  profileImageUrl: string | null;
  socialTwitter: string | null;
  socialLinkedin: string | null;
  socialInstagram: string | null;
  socialYoutube: string | null;
  socialTiktok: string | null;
  socialWebsite: string | null;
  impactGoals: string | null;
  currentMilestone: string | null;
  /** How much of the challenge is done, in percent. */
  challengeCompletion: number;
  /** Viewers' votes. */
  votesReceived: number;
  /** Interactions with posts on social media. */
  socialInteractions: number;
  /** The judges' rating. */
  judgesRating: number;
  /** When the place was taken. */
  createdAt: string;
};
export type Failure = {
  /** Messages by field, where the input is at fault. */
  errors?: {
    [key: string]: string[];
  };
  /** The HTTP status. */
  statusCode: number;
  /** The cause, for programs. */
  code: string;
  /** A sentence for a person. */
  message: string;
};
export type OwnParticipant = {
  id: number;
  /** Account of the participant. */
  userId: number;
  /** Number of the place, from 1 without gaps. */
  order: number;
  name: string;
  profession: string;
  bio: string;
  projectDescription: string;
  profileImageUrl: string | null;
  socialTwitter: string | null;
  socialLinkedin: string | null;
  socialInstagram: string | null;
  socialYoutube: string | null;
  socialTiktok: string | null;
  socialWebsite: string | null;
  impactGoals: string | null;
  currentMilestone: string | null;
  /** How much of the challenge is done, in percent. */
  challengeCompletion: number;
  /** Viewers' votes. */
  votesReceived: number;
  /** Interactions with posts on social media. */
  socialInteractions: number;
  /** The judges' rating. */
  judgesRating: number;
  /** When the place was taken. */
  createdAt: string;
  /** In full years at registration. */
  age: number;
  graduationYear: number;
  /** Years of professional experience at registration. */
  workExperience: number;
  /** False once the administrator gave the place away; `order` then is the last number held. */
  isActive: boolean;
};
export type RegisterParticipant = {
  /** Name shown to the public. */
  name: string;
  /** Who they are, 20 to 500 characters. */
  bio: string;
  /** What they do, or did before. */
  profession: string;
  /** The enterprise they spend the twelve months on, 50 to 1000 characters. */
  projectDescription: string;
  /** What should have changed when the season ends, up to 500 characters. */
  impactGoals?: string | null;
  /** What they are working towards now, up to 200 characters. */
  currentMilestone?: string | null;
  /** In full years. */
  age: number;
  /** Calendar year of the last degree. */
  graduationYear: number;
  /** Years of professional experience. */
  workExperience: number;
  /** Portrait: an http or https address, or a path on this site. */
  profileImageUrl?: string | null;
  socialTwitter?: string | null;
  socialLinkedin?: string | null;
  socialInstagram?: string | null;
  socialYoutube?: string | null;
  socialTiktok?: string | null;
  socialWebsite?: string | null;
};
export type UpdateParticipant = {
  /** Name shown to the public. */
  name?: string;
  /** Who they are, 20 to 500 characters. */
  bio?: string;
  /** What they do, or did before. */
  profession?: string;
  /** The enterprise they spend the twelve months on, 50 to 1000 characters. */
  projectDescription?: string;
  /** What should have changed when the season ends, up to 500 characters. */
  impactGoals?: string | null;
  /** What they are working towards now, up to 200 characters. */
  currentMilestone?: string | null;
  /** Portrait: an http or https address, or a path on this site. */
  profileImageUrl?: string | null;
  socialTwitter?: string | null;
  socialLinkedin?: string | null;
  socialInstagram?: string | null;
  socialYoutube?: string | null;
  socialTiktok?: string | null;
  socialWebsite?: string | null;
};
export type RegistrationState = 'registered' | 'restricted' | 'closed' | 'open';
export type Eligibility = {
  state: RegistrationState;
  /** True in the state open alone. */
  eligible: boolean;
  /** A sentence for the person. */
  message: string;
};
export const {
  useListParticipantsQuery,
  useRegisterParticipantMutation,
  useGetOwnParticipantQuery,
  useUpdateOwnParticipantMutation,
  useGetEligibilityQuery,
  useGetParticipantQuery,
} = injectedRtkApi;
