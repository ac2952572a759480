export * from './api';
export { FoundGroup } from './components/FoundGroup';
export { FoundLink } from './components/FoundLink';
export { RelatedParticipants } from './components/RelatedParticipants';
export { FoundOnSite } from './components/FoundOnSite';
