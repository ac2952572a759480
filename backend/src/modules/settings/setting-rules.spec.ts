import { checkSetting, parseWhitelist } from './setting-rules.js';

describe('setting rules', () => {
  it('read a whitelist as addresses in their order, each once', () => {
    expect(parseWhitelist(' B@x.org,a@x.org ,b@X.org,, ')).toEqual(['b@x.org', 'a@x.org']);
    expect(parseWhitelist('')).toEqual([]);
    expect(parseWhitelist(' , ')).toEqual([]);
  });

  it('keep an end date as an instant', () => {
    expect(checkSetting('challengeEndDate', '2028-02-29')).toBe('2028-02-29T00:00:00.000Z');
    expect(() => checkSetting('challengeEndDate', '2027-02-29')).toThrow('Please enter a valid date');
  });

  it.each(['1', '9', '100'])('allow %s places', (value) => {
    expect(checkSetting('maxParticipants', value)).toBe(value);
  });

  it.each(['constructor', 'toString', 'MaxParticipants'])('leave the key %s alone', (key) => {
    expect(checkSetting(key, ' as it is ')).toBe(' as it is ');
  });
});
