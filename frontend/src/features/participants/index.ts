export * from './api';
export { ParticipantArticle } from './components/ParticipantArticle';
export { ParticipantList } from './components/ParticipantList';
export { ParticipantRegistration } from './components/ParticipantRegistration';
