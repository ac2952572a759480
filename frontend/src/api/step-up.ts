/** Asks whoever is signed in to prove it; false where they would not. */
export type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;

/** Takes who asks, once the page can; answers how to take it back. */
export function onStepUpNeeded(asker: AskForProof): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/** Whether a call that was refused with step_up_needed is worth repeating. */
export const proveAgain = async (): Promise<boolean> => (ask ? ask() : false);
