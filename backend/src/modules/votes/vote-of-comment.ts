/** The number of a comment's vote, in SQL: the order of comments is that of their votes, which their numbers need not be in. */
export const voteOf = (comment: string): string => `(SELECT id FROM votes WHERE comment_id = ${comment})`;
