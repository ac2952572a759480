import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers some requests before the application, and before whoever knows what was answered before. */
export interface Doorman {
  /**
   * @param handOn has the application answer after all, once it is clear that this one cannot
   * @returns false where the request is none of its own; it is untouched then
   */
  open(request: IncomingMessage, response: ServerResponse, handOn: () => void): boolean;
}
