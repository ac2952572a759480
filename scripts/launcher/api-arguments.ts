import { join } from 'node:path';

/**
 * Room for new objects: twice so many megabytes. Left to itself, V8 takes several times as much where the machine has plenty, and an
 * idle process gives it back to nobody.
 */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=16';

/** What Node is started with for the built API; backend/Dockerfile says the same. @param root the repository's folder */
export const apiArguments = (root: string): string[] => [
  ROOM_FOR_NEW_OBJECTS,
  join(root, 'backend', 'dist', 'main.js'),
];
