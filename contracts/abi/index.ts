export * from './ad-payment-splitter.js';
