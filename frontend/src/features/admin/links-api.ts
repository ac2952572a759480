import { adminApi } from '../../api/generated/admin';

const { makeInvitation, makeResetLink } = adminApi.enhanceEndpoints({
  endpoints: {
    makeInvitation: { invalidatesTags: ['Audit'] },
    makeResetLink: { invalidatesTags: ['Audit'] },
  },
}).endpoints;

export const { useMutation: useMakeInvitationMutation } = makeInvitation;
export const { useMutation: useMakeResetLinkMutation } = makeResetLink;
