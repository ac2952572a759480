export const PUSH = 'push';

/** Each minute: what waits becomes jobs. */
export const ALL = { notificationId: 'all' } as const;

/** A notice for one browser. */
export interface Push {
  notificationId: number;
  subscriptionId: number;
  /** From 1. */
  attempt: number;
}

export const jobOf = (push: Push) => ({
  data: push,
  key: `${push.notificationId}/${push.subscriptionId}/${push.attempt}`,
});
