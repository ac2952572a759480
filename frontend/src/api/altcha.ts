/** Has the browser solve a challenge; undefined where it could not, or whoever waits for it would not. */
export type AskForWork = () => Promise<string | undefined>;

/** Who asks, once the page can: a call that was refused with altcha_needed goes out again with the solution. */
export const altcha: { ask?: AskForWork } = {};
