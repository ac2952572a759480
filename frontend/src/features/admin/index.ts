export type { AdminAd } from './api';
export { Alarms } from './components/alarms/Alarms';
export { AdsModeration } from './components/AdsModeration';
export {
  AccountsTab,
  AuditTable,
  BadgesTab,
  MoneyTab,
  Outbox,
  ParticipantsTable,
  ReportsTable,
  SeasonsTab,
  SettingsTab,
  ViewersTable,
  VotesTab,
} from './components/lazy-tabs';
export { OfSeason } from './components/seasons/OfSeason';
export { RetryCopy } from './components/RetryCopy';
