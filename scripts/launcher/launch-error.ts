/** Something the person at the console can act on: shown as a sentence, without a stack. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
