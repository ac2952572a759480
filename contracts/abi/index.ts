export * from './ad-payment-splitter.js';
export * from './ad-payment-splitter-v1.js';
export * from './challenge-badge.js';
export * from './challenge-badge-v1.js';
export * from './vote-registry.js';
export * from './vote-registry-v1.js';
