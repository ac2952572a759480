/** Asks whoever is signed in to prove it; false where they would not. */
export type AskForProof = () => Promise<boolean>;

/** Who asks, once the page can: a call that was refused with step_up_needed is worth repeating then. */
export const stepUp: { ask?: AskForProof } = {};
