export { listVoteMonths } from './api';
export { OwnReceipts } from './components/OwnReceipts';
export { ReceiptCheck } from './components/ReceiptCheck';
export { VoteMonths } from './components/VoteMonths';
export { WhatItProves } from './components/WhatItProves';
