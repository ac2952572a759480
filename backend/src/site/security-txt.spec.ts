import { securityTxt } from './security-txt.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  ) as Record<string, string>;

describe('security.txt', () => {
  it('names whom to tell, where it stands and what is promised', () => {
    const fields = fieldsOf(securityTxt('https://ads.example.org', 'mailto:holes@example.org'));
    expect(fields).toMatchObject({
      Contact: 'mailto:holes@example.org',
      Canonical: 'https://ads.example.org/.well-known/security.txt',
      Policy: 'https://ads.example.org/security-policy.txt',
      'Preferred-Languages': 'en',
    });
    expect(Object.keys(fields)).toHaveLength(5);
  });

  it('sends to the support page where nobody is named', () => {
    expect(fieldsOf(securityTxt('http://localhost:3000', undefined)).Contact).toBe(
      'http://localhost:3000/support',
    );
  });

  it.each(['2026-11-24T00:00:00Z', '2026-12-31T23:59:59Z', '2027-02-28T12:00:00Z', '2031-06-01T08:00:00Z'])(
    'is good for months, and less than a year, whoever reads it on %s',
    (instant) => {
      const now = new Date(instant);
      const { Expires } = fieldsOf(securityTxt('https://ads.example.org', undefined, now));
      const days = (new Date(Expires!).getTime() - now.getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(170);
      expect(days).toBeLessThan(365);
    },
  );
});
