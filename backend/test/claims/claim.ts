/** Something that docs/security.md says, what would make it false, and the tests that have to notice. */
export interface Claim {
  /** The requirement, or the limit, and what of it. */
  claim: string;
  /** From the repository's root. */
  file: string;
  /** What holds the claim up: stands in the file once. */
  find: string;
  /** What is written in its place for a moment. */
  instead: string;
  /** As Jest finds them; those of the site begin with `vitest:`. */
  tests: readonly string[];
}
