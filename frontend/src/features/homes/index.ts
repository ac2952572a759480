export * from './api';
export * from './talk-api';
