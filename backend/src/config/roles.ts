/** What a process of the one image does: answer requests, do the work behind them, or both. */
export const ROLES = ['all', 'web', 'worker'] as const;

export type Role = (typeof ROLES)[number];

interface HasRole {
  role: Role;
}

/** Whether the process answers browsers: the site, the API, streams of events. A worker tells its health and metrics alone. */
export const answersBrowsers = ({ role }: HasRole): boolean => role !== 'worker';

/** Whether the process leads chains and works on the queue. */
export const worksInBackground = ({ role }: HasRole): boolean => role !== 'web';
