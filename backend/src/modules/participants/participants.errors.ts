import { defineFailure } from '../../common/errors/app-error.js';

export const participantNotFound = defineFailure(
  404,
  'participant_not_found',
  'This participant does not exist',
);

export const participantsNotShown = defineFailure(
  404,
  'participants_not_shown',
  'Who takes part in this season is not known yet',
);

/** The specification's words, section 8. */
export const participantDataNotFound = defineFailure(
  404,
  'own_participant_not_found',
  "We couldn't find your participant details. Please contact support.",
);

export const alreadyRegistered = defineFailure(
  409,
  'already_registered',
  'You are already registered as a participant.',
);

/** The specification's words, section 8. */
export const invitationOnly = defineFailure(403, 'invitation_only', 'The challenge is invitation-only.');

export const invitationNeeded = defineFailure(
  403,
  'invitation_needed',
  'Your address is invited. Open the invitation link that was sent to it, or confirm your email address, to take your place.',
);

export const invitationUsed = defineFailure(
  403,
  'invitation_used',
  'The place of this invitation is taken already.',
);

export const viewersCannotTakePart = defineFailure(
  403,
  'viewers_cannot_take_part',
  'You are invited, but a viewer account cannot take part. Become an advertiser in your dashboard first.',
);

/** The specification's words, section 8. */
export const placesTaken = defineFailure(
  409,
  'places_taken',
  'The maximum number of participants ({{places}}) has been reached.',
);

export const participantLeft = defineFailure(
  409,
  'participant_left',
  'This participant has deleted their account and cannot take part any more',
);
