import { checkSetting, isVideoHost, parseVideoHosts, parseWhitelist } from './setting-rules.js';

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

  it('keep a start date as an instant, or leave it open', () => {
    expect(checkSetting('challengeStartDate', '2026-08-01')).toBe('2026-08-01T00:00:00.000Z');
    expect(checkSetting('challengeStartDate', ' ')).toBe('');
    expect(() => checkSetting('challengeStartDate', 'soon')).toThrow('Please enter a valid date');
  });

  it('read video hosts as browsers write them, in their order, each once', () => {
    expect(parseVideoHosts(' Video.Example.org,films.example.org ,video.example.ORG,, ')).toEqual([
      'video.example.org',
      'films.example.org',
    ]);
    expect(checkSetting('videoHosts', 'Vidéo.example')).toBe('xn--vido-dpa.example');
    expect(checkSetting('videoHosts', '')).toBe('');
  });

  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    'video.example:8443',
    'https://video.example',
    'video.example/w',
    '*.example.org',
    'video.example; script-src *',
    "'unsafe-inline'",
    'user@video.example',
    'vid\u00adeo\ud800.example',
  ])('take %j for no video host', (host) => {
    expect(parseVideoHosts(host).filter(isVideoHost)).toEqual([]);
    expect(() => checkSetting('videoHosts', host)).toThrow('Please enter host names');
  });

  it('list no more video hosts than a header should carry', () => {
    const hosts = Array.from({ length: 21 }, (_, index) => `video${index}.example`);
    expect(checkSetting('videoHosts', hosts.slice(1).join(','))).toBe(hosts.slice(1).join(','));
    expect(() => checkSetting('videoHosts', hosts.join(','))).toThrow('Please list at most 20 hosts');
  });

  it.each(['1', '9', '100'])('allow %s places', (value) => {
    expect(checkSetting('maxParticipants', value)).toBe(value);
  });

  it.each(['constructor', 'toString', 'MaxParticipants'])('leave the key %s alone', (key) => {
    expect(checkSetting(key, ' as it is ')).toBe(' as it is ');
  });
});
