export type { AdminAd } from './api';
export { AdsModeration } from './components/AdsModeration';
export { AuditTable } from './components/AuditTable';
export { ParticipantsTable } from './components/ParticipantsTable';
export { ReportsTable } from './components/ReportsTable';
export { SettingsTab } from './components/SettingsTab';
export { ViewersTable } from './components/ViewersTable';
export { VotesTab } from './components/votes/VotesTab';
