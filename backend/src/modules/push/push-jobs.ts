export const PUSH = 'push';

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
