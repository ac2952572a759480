import { lazyTab } from '../../../ui/tabs/lazy-tab';

/** Looked at when mail does not arrive, which is seldom. */
export const Outbox = lazyTab(() => import('./outbox/OutboxTab'));

export const SettingsTab = lazyTab(async () => ({ default: (await import('./SettingsTab')).SettingsTab }));
