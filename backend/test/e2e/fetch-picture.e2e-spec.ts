import type { LookupAddress } from 'node:dns';
import type { RequestListener, ServerResponse } from 'node:http';
import {
  fetchPicture,
  type FetchRules,
  fetchRules,
} from '../../src/modules/uploads/copying/fetch-picture.js';
import { Stranger } from '../support/stranger.js';

const PICTURE = Buffer.from('bytes that nobody has looked at yet');

describe('a picture on a stranger’s site', () => {
  const open: Stranger[] = [];
  afterEach(async () => {
    for (const stranger of open.splice(0)) await stranger.close();
  });

  const stranger = async (answer: RequestListener, address?: string, port?: number): Promise<Stranger> => {
    const opened = await Stranger.open(answer, address, port);
    open.push(opened);
    return opened;
  };
  const redirecting = (to: string) =>
    stranger((_request, response) => response.writeHead(302, { Location: to }).end());
  const serving = (address?: string, port?: number) =>
    stranger((_request, response) => response.end(PICTURE), address, port);

  const fetching = (url: string, hostsAllowed: string[] = [], rules: Partial<FetchRules> = {}) =>
    fetchPicture(url, { ...fetchRules(hostsAllowed), ...rules });
  const refusal = (code: string) => ({ problem: { code } });

  it('is fetched from a host that tests may use', async () => {
    const site = await serving();
    expect(await fetching(site.url('/lamp.png'), [site.host])).toEqual(PICTURE);
    expect(site.asked).toEqual(['/lamp.png']);
  });

  it.each(['http://example.org/lamp.png', 'ftp://example.org/lamp.png', 'file:///etc/passwd'])(
    'is not asked for without https: %s',
    (url) => expect(fetching(url)).rejects.toMatchObject(refusal('picture_not_secure')),
  );

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fd00:ec2::254]/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/',
    'https://0/',
    'https://localhost/',
    'https://93.184.216.34:22/',
  ])('is not asked for at %s', (url) =>
    expect(fetching(url)).rejects.toMatchObject(refusal('picture_not_public')),
  );

  it('is not asked for where one of a name’s addresses is private', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    const refused = fetching('https://two-faced.example/', [], { resolve });
    await expect(refused).rejects.toMatchObject(refusal('picture_not_public'));
  });

  it.each(['https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/', 'https://2852039166/', '//169.254.169.254/'])(
    'is not followed to %s',
    async (to) => {
      const site = await redirecting(to.startsWith('//') ? `https:${to}` : to);
      const followed = fetching(site.url(), [site.host]);
      await expect(followed).rejects.toMatchObject(refusal('picture_not_public'));
    },
  );

  it('is not followed to another service of this machine', async () => {
    const inside = await serving();
    const site = await redirecting(inside.url('/secret'));
    await expect(fetching(site.url(), [site.host])).rejects.toMatchObject(refusal('picture_not_secure'));
    expect(inside.asked).toEqual([]);
  });

  it('is asked for at the very address that was judged, whatever the name means a moment later', async () => {
    const inside = await serving();
    // The other way round a stranger to this test could hold the port, as everybody else listens at 127.0.0.1.
    const meant = await serving('127.0.0.2', inside.port);
    const answers: LookupAddress[] = [{ address: '127.0.0.2', family: 4 }];
    const rebinding = () => Promise.resolve([answers.shift() ?? { address: '127.0.0.1', family: 4 }]);
    const host = `rebinding.example:${meant.port}`;
    await fetching(`http://${host}/lamp.png`, [host], { resolve: rebinding });
    expect([meant.asked, inside.asked]).toEqual([['/lamp.png'], []]);
  });

  it('is followed three times and no further', async () => {
    const chain = (length: number) =>
      stranger(({ url = '/' }, response) => {
        const step = Number(url.slice(1));
        if (step === length) response.end(PICTURE);
        else response.writeHead(307, { Location: `/${step + 1}` }).end();
      });
    const three = await chain(3);
    expect(await fetching(three.url('/0'), [three.host])).toEqual(PICTURE);
    const four = await chain(4);
    const refused = fetching(four.url('/0'), [four.host]);
    await expect(refused).rejects.toMatchObject(refusal('picture_redirected_too_often'));
  });

  it('is given up when the site says that it is heavier than an upload may be', async () => {
    const site = await stranger((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100000000' }).write('x');
    });
    await expect(fetching(site.url(), [site.host])).rejects.toMatchObject(refusal('picture_too_heavy'));
  });

  it('is given up once it is heavier, though the site does not say so', async () => {
    let sent = 0;
    const pour = (response: ServerResponse): void => {
      while (!response.destroyed && sent < 100_000_000) {
        sent += 1_000_000;
        if (!response.write(Buffer.alloc(1_000_000))) {
          response.once('drain', () => pour(response));
          return;
        }
      }
      response.end();
    };
    const site = await stranger((_request, response) => pour(response));
    await expect(fetching(site.url(), [site.host])).rejects.toMatchObject(refusal('picture_too_heavy'));
    expect(sent).toBeLessThan(50_000_000);
  });

  it.each([
    ['says nothing', () => undefined],
    [
      'sends a byte now and then',
      (response: ServerResponse) => {
        const timer = setInterval(() => response.write('x'), 50);
        response.once('close', () => clearInterval(timer));
      },
    ],
  ])('is given up where the site %s', async (_name, answer) => {
    const site = await stranger((_request, response) => answer(response));
    const slow = fetching(site.url(), [site.host], { timeoutMs: 400 });
    await expect(slow).rejects.toMatchObject(refusal('picture_too_slow'));
  });

  it('is given up where the name is never looked up', async () => {
    const never = { timeoutMs: 200, resolve: () => new Promise<LookupAddress[]>(() => undefined) };
    const slow = fetching('https://example.org/', [], never);
    await expect(slow).rejects.toMatchObject(refusal('picture_too_slow'));
  });

  it('is not there where the site says so, or nobody answers', async () => {
    const site = await stranger((_request, response) => response.writeHead(404).end());
    const missing = { problem: { code: 'picture_refused_there', params: { status: 404 } } };
    await expect(fetching(site.url(), [site.host])).rejects.toMatchObject(missing);
    const gone = '127.0.0.1:1';
    const refused = fetching(`http://${gone}/`, [gone]);
    await expect(refused).rejects.toMatchObject(refusal('picture_site_unreachable'));
  });
});
