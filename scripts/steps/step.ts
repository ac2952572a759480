/** One part of `npm run lint` or `npm test`: a command that anyone can also run alone in the project's root. */
export interface Step {
  name: string;
  command: string;
  /** What has to be done before. */
  needs?: Step[];
  /** Nothing runs beside it, because it measures time or fills the machine. */
  alone?: boolean;
}

/** How a step went. */
export interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  /** What it printed, both streams in their order. */
  output: string;
}
