import { join } from 'node:path';

/**
 * Room for new objects: twice so many megabytes. Left to itself, V8 takes several times as much where the machine has plenty, and an
 * idle process gives it back to nobody.
 */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=16';

/** Garbage lies about until so many percent of what is in use have come: left to itself, V8 waits for three times as much and more. */
const ROOM_FOR_GARBAGE = '--heap-growing-percent=60';

/** What Node is started with for the built API; backend/Dockerfile says the same. @param root the repository's folder */
export const apiArguments = (root: string): string[] => [
  ROOM_FOR_NEW_OBJECTS,
  ROOM_FOR_GARBAGE,
  join(root, 'backend', 'dist', 'main.js'),
];
