/** How many of the audience follow each participant, by username. */
export const DEMO_FOLLOWERS: Readonly<Record<string, number>> = {
  nadia: 17,
  kwame: 22,
  ines: 19,
  ravi: 9,
  sofie: 13,
};

/** Whom the accounts follow that people sign in to, so that their bell has something to tell. */
export const DEMO_FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  oliver: ['nadia', 'kwame', 'ines'],
  amara: ['kwame', 'sofie'],
};
