/** What a comment may hold, in code points. */
export const LONGEST_COMMENT = 500;

/** For so long its author may change a comment. */
export const EDIT_MINUTES = 15;

/** Comments and changes of comments that an account may write in an hour. */
export const COMMENTS_PER_HOUR = 30;

/** Replies that come with their comment; the others are asked for. */
export const REPLIES_SHOWN = 10;
