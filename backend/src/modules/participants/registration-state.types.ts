/** States of the specification's section 4, in the order in which they are looked for. */
export const REGISTRATION_STATES = ['registered', 'restricted', 'closed', 'open'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
