import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('abi/dist', { recursive: true });
writeFileSync('abi/dist/index.js', '');
