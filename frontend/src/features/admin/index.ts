export type { AdminAd } from './api';
export { Alarms } from './components/alarms/Alarms';
export { AdsModeration } from './components/AdsModeration';
export {
  AccountsTab,
  AuditTable,
  BadgesTab,
  MoneyTab,
  Outbox,
  SeasonsTab,
  SettingsTab,
  VotesTab,
} from './components/lazy-tabs';
export { ParticipantsTable } from './components/ParticipantsTable';
export { ReportsTable } from './components/ReportsTable';
export { OfSeason } from './components/seasons/OfSeason';
export { RetryCopy } from './components/RetryCopy';
export { ViewersTable } from './components/ViewersTable';
