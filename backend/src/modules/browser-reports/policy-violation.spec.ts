import { violationsOf } from './policy-violation.js';

const OLD = {
  'csp-report': {
    'document-uri': 'https://ads.example.org/reset-password?token=secret#secret',
    'violated-directive': 'script-src-elem https://ads.example.org',
    'blocked-uri': 'https://evil.example/x.js?cookie=secret',
    'source-file': 'https://ads.example.org/assets/index.js?secret',
    'line-number': 12,
  },
};

const NEW = [
  {
    type: 'csp-violation',
    body: {
      documentURL: 'https://ads.example.org/ads/7',
      effectiveDirective: 'script-src-attr',
      blockedURL: 'inline',
      lineNumber: 3,
    },
  },
];

describe('a report of a browser', () => {
  it('says which rule kept what out of which page, without what addresses may hold in their queries', () => {
    expect(violationsOf(OLD)).toEqual([
      {
        directive: 'script-src-elem',
        page: '/reset-password',
        blocked: 'https://evil.example',
        source: '/assets/index.js:12',
      },
    ]);
    expect(violationsOf(NEW)).toEqual([
      { directive: 'script-src-attr', page: '/ads/7', blocked: 'inline', source: ':3' },
    ]);
  });

  it('is short, whatever stands in it', () => {
    const long = 'x'.repeat(5_000);
    const [violation] = violationsOf([
      {
        type: 'csp-violation',
        body: {
          documentURL: `https://ads.example.org/${long}`,
          effectiveDirective: `made-up-${long}`,
          blockedURL: `https://${'a.'.repeat(60)}example/\r\n{"level":60}`,
          sourceFile: `https://ads.example.org/\n\u001b[31m${long}`,
          lineNumber: { toString: long },
        },
      },
    ]);
    expect(violation!.directive).toBe('other');
    for (const text of Object.values({ ...violation! })) {
      expect(text.length).toBeLessThan(140);
      expect(text).toMatch(/^[\x20-\x7e]*$/);
    }
  });

  it('counts for five, however many it says it is', () => {
    expect(violationsOf(Array.from({ length: 40 }, () => NEW[0]))).toHaveLength(5);
  });

  it.each([
    null,
    undefined,
    7,
    'text',
    {},
    [],
    [null, 7, []],
    { 'csp-report': 'text' },
    [{ type: 'csp-violation' }],
  ])('says nothing where it is %j', (body) => {
    expect(violationsOf(body)).toEqual([]);
  });
});
