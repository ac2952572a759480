import { answersTo, isTooLarge, type RpcAnswer, throwIfExhausted } from './rpc-answers.js';

const call = (id: number) => ({ jsonrpc: '2.0' as const, id, method: 'eth_chainId', params: [] });
const failed = (message: string, code = -32000): RpcAnswer => ({ id: 1, error: { code, message } });

describe('answers of a node', () => {
  it('are put into the order of the calls', () => {
    const body = [
      { id: 2, result: 'b' },
      { id: 1, result: 'a' },
    ];
    expect(answersTo([call(1), call(2)], body)).toEqual([body[1], body[0]]);
  });

  it.each([
    [null],
    ['text'],
    [[null, 7]],
    [{ id: null, error: { code: -32600, message: 'No' } }],
    [{ id: 1 }],
  ])('are none in %j', (body) => {
    expect(answersTo([call(1)], body)).toBeNull();
  });

  it('may ask for less at once', () => {
    expect(isTooLarge(failed('response too large', -32003))).toBe(true);
    expect(isTooLarge(failed('execution reverted'))).toBe(false);
  });

  it.each([[failed('Too Many Requests')], [failed('daily rate limit reached')], [failed('', 429)]])(
    'say that the node has had enough: %j',
    (answer) => {
      expect(() => throwIfExhausted([answer])).toThrow('has had too many requests');
    },
  );

  it('are passed on when a contract uses the same words, or the question was too much', () => {
    const answers = [
      failed('execution reverted: rate limit'),
      failed('query returned more than 10000 results'),
    ];
    expect(() => throwIfExhausted(answers)).not.toThrow();
  });
});
