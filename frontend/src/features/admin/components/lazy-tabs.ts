import { lazyTab } from '../../../ui/tabs/lazy-tab';

export const AccountsTab = lazyTab(() => import('./accounts/AccountsTab'));

export const BadgesTab = lazyTab(async () => ({ default: (await import('./badges/BadgesTab')).BadgesTab }));

export const MoneyTab = lazyTab(async () => ({ default: (await import('./money/MoneyTab')).MoneyTab }));

/** Looked at when mail does not arrive, which is seldom. */
export const Outbox = lazyTab(() => import('./outbox/OutboxTab'));

export const ParticipantsTable = lazyTab(async () => ({
  default: (await import('./ParticipantsTable')).ParticipantsTable,
}));

export const ReportsTable = lazyTab(async () => ({ default: (await import('./ReportsTable')).ReportsTable }));

/** Few are planned, and seldom. */
export const SeasonsTab = lazyTab(() => import('./seasons/SeasonsTab'));

export const AuditTable = lazyTab(async () => ({ default: (await import('./AuditTable')).AuditTable }));

export const SettingsTab = lazyTab(async () => ({ default: (await import('./SettingsTab')).SettingsTab }));

export const ViewersTable = lazyTab(async () => ({ default: (await import('./ViewersTable')).ViewersTable }));

export const VotesTab = lazyTab(async () => ({ default: (await import('./votes/VotesTab')).VotesTab }));
