import type { ServerResponse } from 'node:http';
import { beforeHead } from './before-head.js';

describe('what is done before the head of an answer is written', () => {
  it('is done with the last that was asked for first, and then the head goes out as it was given', () => {
    const done: unknown[] = [];
    const response = {
      writeHead: (...head: unknown[]) => (done.push(head), response),
    } as unknown as ServerResponse;
    beforeHead(response, () => done.push('first'));
    beforeHead(response, () => done.push('second'));
    expect(response.writeHead(200, { 'X-Mark': '1' })).toBe(response);
    expect(done).toEqual(['second', 'first', [200, { 'X-Mark': '1' }]]);
  });
});
