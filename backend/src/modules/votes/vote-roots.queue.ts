/** Jobs that fix what is to be fixed and publish what is to be published. */
export const VOTE_ROOTS_QUEUE = 'vote-roots';

/** Jobs that make the trees which fixed months lack. */
export const VOTE_TREES_QUEUE = 'vote-trees';

/** How long one of either may take (s): a tree of ten million votes takes half an hour, and one that is ended goes on where it was. */
export const VOTE_TREE_SECONDS = 6 * 60 * 60;
