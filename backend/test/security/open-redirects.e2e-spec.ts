import { folderWithSite } from '../support/built-site.js';
import { overASocket, requestText, statusesIn } from '../support/over-a-socket.js';
import { TestApp } from '../support/test-app.js';

const ADDRESSES = [
  '//elsewhere.example',
  '//elsewhere.example/',
  '//elsewhere.example/%2f..',
  '/%2f/elsewhere.example',
  '/\\elsewhere.example',
  '/%5celsewhere.example',
  '/.//elsewhere.example',
  '/assets//elsewhere.example/..',
  '/former?next=//elsewhere.example',
  '/login?next=https://elsewhere.example',
  '/api//elsewhere.example',
  '/%0d%0aLocation:%20https://elsewhere.example',
  'http://elsewhere.example/',
];

describe('an open redirect', () => {
  const started = process.cwd();
  let app: TestApp;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  it.each(ADDRESSES)('is not at %s', async (address) => {
    const answer = await overASocket(app.url, requestText(`GET ${address}`));
    const [status] = statusesIn(answer);
    expect(status).toBeLessThan(500);
    const [head] = answer.split('\r\n\r\n');
    for (const [, location] of head!.matchAll(/^location: (.*)$/gim))
      expect(new URL(location!, app.url).origin).toBe(app.url);
  });
});
