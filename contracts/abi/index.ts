export * from './ad-payment-splitter.js';
export * from './challenge-badge.js';
export * from './vote-registry.js';
