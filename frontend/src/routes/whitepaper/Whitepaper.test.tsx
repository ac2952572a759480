import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { renderAt } from '../../testing/render';
import { companions, core } from './documents';
import Whitepaper from './Whitepaper';

const saved: { filename: string; content: Blob }[] = [];
let content: Blob;

beforeAll(() => loadNamespaces('whitepaper'));

beforeEach(() => {
  saved.length = 0;
  // jsdom can neither address a blob nor save a file: these two stand in for the browser.
  URL.createObjectURL = (blob: Blob) => {
    content = blob;
    return 'blob:document';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ filename: this.download, content });
  });
});

afterEach(() => vi.restoreAllMocks());

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });

async function download(title: string): Promise<{ filename: string; text: string }> {
  await userEvent.click(screen.getByRole('button', { name: `Download: ${title}` }));
  const { filename, content: file } = await waitFor(() => {
    const [first] = saved.splice(0);
    if (!first) throw new Error('Nothing was saved');
    return first;
  });
  return { filename, text: await textOf(file) };
}

describe('Whitepaper', () => {
  it('offers eight documents and says which edition they are', () => {
    renderAt('/whitepaper', <Whitepaper />);
    expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(8);
    expect(screen.getByText('Version 1.0, July 2025')).toBeVisible();
  });

  it('saves each under its own name, with a text of its own and every figure filled in', async () => {
    renderAt('/whitepaper', <Whitepaper />);
    const titles = screen
      .getAllByRole('button', { name: /^Download/ })
      .map((button) => button.getAttribute('aria-label')!.replace('Download: ', ''));
    const files = [];
    for (const title of titles) files.push(await download(title));

    expect(files.map(({ filename }) => filename)).toEqual([...core, ...companions].map((d) => d.filename));
    expect(new Set(files.map(({ text }) => text)).size).toBe(8);
    for (const { text } of files) {
      expect(text.length).toBeGreaterThan(1500);
      expect(text).toContain('Version 1.0, July 2025');
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
    }
  });

  it('tells of the contracts as they are', async () => {
    renderAt('/whitepaper', <Whitepaper />);
    const { text } = await download('Technical specifications');
    for (const name of [
      'payForAd(adId)',
      'settle(adId, payer)',
      'reclaim(adId)',
      'ERC-5192',
      '6 confirmations',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(name);
  });

  it('calculates the projections from the price and the shares', async () => {
    renderAt('/whitepaper', <Whitepaper />);
    const { text } = await download('Financial projections');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Of 25 coins, 7.5 go to the founder and 17.5 to the challenge.',
    );
    expect(text).toContain('3,000');
  });

  it('puts all papers into the complete one', async () => {
    renderAt('/whitepaper', <Whitepaper />);
    const { text } = await download('Complete whitepaper');
    for (const part of ['Part 1. Whitepaper', 'Part 2. Platform guide', 'Part 5. Legal framework'])
      expect(text).toContain(part);
  });
});
