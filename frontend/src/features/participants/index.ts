export * from './api';
export { EarlyParticipants } from './components/EarlyParticipants';
export { ParticipantArticle } from './components/ParticipantArticle';
export { ParticipantList } from './components/ParticipantList';
export { ParticipantPortrait } from './components/ParticipantPortrait';
export { hasProfileDraft } from './profile-draft';
export { PortraitNote } from './components/PortraitNote';
export { ProfileForm } from './components/ProfileForm';
export { ParticipantRegistration } from './components/ParticipantRegistration';
