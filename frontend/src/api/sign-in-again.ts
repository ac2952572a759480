/** Has whoever was signed in sign in again; false where they would not. */
type AskToSignIn = () => Promise<boolean>;

/** Who asks, where somebody is signed in: what was to be saved when their session had ended is worth repeating then. */
export const signInAgain: { ask?: AskToSignIn } = {};
