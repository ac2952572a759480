import { test as base, type BrowserContext } from '@playwright/test';

/** What has no windows shows no notices, and says that they were refused; whoever opens a page was not asked yet. */
function unaskedForNotices(): void {
  if (Notification.permission === 'denied')
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
}

/** A test whose windows are closed when it ends, whoever opened them: they would go on asking for news, and stand in the pictures of the next that fails. */
export const test = base.extend<{ ownWindows: void }>({
  ownWindows: [
    async ({ browser }, use) => {
      const opened: BrowserContext[] = [];
      const note = (context: BrowserContext) => {
        opened.push(context);
        void context.addInitScript(unaskedForNotices);
      };
      browser.on('context', note);
      await use();
      browser.off('context', note);
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
