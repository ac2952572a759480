/** Jobs that fix what is to be fixed and publish what is to be published. */
export const VOTE_ROOTS_QUEUE = 'vote-roots';
