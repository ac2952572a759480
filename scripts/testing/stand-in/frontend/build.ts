import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('dist/client', { recursive: true });
writeFileSync('dist/client/index.html', '');
