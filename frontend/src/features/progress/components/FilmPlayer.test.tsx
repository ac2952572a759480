import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { aFilm, challengeSettings } from '../../../testing/samples';
import { FilmPlayer } from './FilmPlayer';

beforeEach(() => loadNamespaces('reports'));

const peertube = 'https://video.example.org/w/kkGMgK9ZtnKfYAgnEtQxbv';
const embed = 'https://video.example.org/videos/embed/kkGMgK9ZtnKfYAgnEtQxbv';

const open = (change: Partial<ReturnType<typeof aFilm>> = {}, play: [number] = [204]) => {
  const calls = answerCalls({
    'GET /api/challenge/settings': [200, challengeSettings({ videoHosts: ['video.example.org'] })],
    'POST /api/progress-updates/21/plays': play,
  });
  const { container } = renderAt('/streaming', <FilmPlayer film={aFilm(change)} />);
  return { calls, container };
};
const plays = (calls: { name: string }[]) => calls.filter(({ name }) => name.endsWith('/plays'));
/** Whatever in the page would make a browser fetch something. */
const fetched = (container: HTMLElement) =>
  [...container.querySelectorAll('[src], [srcset], link, [style*="url("]')].map(({ outerHTML }) => outerHTML);

test('says where the film is and fetches nothing from there before the click', async () => {
  const { calls, container } = open();
  expect(await screen.findByRole('button', { name: /^Play\s*The first ten/ })).toHaveAccessibleDescription(
    /The film is at YouTube\. Nothing is fetched from there until you press Play\./,
  );
  expect(fetched(container)).toEqual([]);
  expect(plays(calls)).toEqual([]);
});

test("plays in the host's player after it, kept from leading the page elsewhere", async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Play/ }));
  const frame = screen.getByTitle('Film: The first ten filters are sold');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0');
  expect(frame).toHaveAttribute('allow', 'fullscreen; picture-in-picture; autoplay');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|downloads|modals/);
  expect(frame).toHaveFocus();
  expect(screen.getByText(/Plays from YouTube/)).toBeVisible();
  await expect.poll(() => plays(calls)).toHaveLength(1);
});

test('plays although the start could not be counted', async () => {
  open({}, [503]);
  await userEvent.click(await screen.findByRole('button', { name: /^Play/ }));
  expect(screen.getByTitle(/^Film/)).toBeInTheDocument();
});

test('plays from a listed PeerTube host', async () => {
  open({ videoUrl: peertube });
  expect(await screen.findByText(/The film is at video\.example\.org/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Play/ }));
  expect(screen.getByTitle(/^Film/)).toHaveAttribute('src', `${embed}?autoplay=1&p2p=0`);
});

test('opens a film of any other site outside', async () => {
  const { calls, container } = open({ videoUrl: 'https://films.elsewhere.example/7' });
  const link = await screen.findByRole('link', { name: /Watch at films\.elsewhere\.example/ });
  expect(link).toHaveAttribute('href', 'https://films.elsewhere.example/7');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
  expect(fetched(container)).toEqual([]);
  await userEvent.click(link);
  await expect.poll(() => plays(calls)).toHaveLength(1);
  expect(screen.queryByTitle(/^Film/)).toBeNull();
});

test('offers nothing to press for an address that is none', async () => {
  open({ videoUrl: 'javascript:alert(1)' });
  expect(await screen.findByText('The first ten filters are sold')).toBeVisible();
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that a page loaded before its host was listed has to be loaded again', async () => {
  open({ videoUrl: peertube });
  await userEvent.click(await screen.findByRole('button', { name: /^Play/ }));
  const refuse = (directive: string, blockedURI: string) =>
    act(() => {
      const violation = new Event('securitypolicyviolation', { bubbles: true });
      document.dispatchEvent(Object.assign(violation, { effectiveDirective: directive, blockedURI }));
    });
  refuse('img-src', embed);
  refuse('frame-src', 'https://elsewhere.example/');
  expect(screen.getByTitle(/^Film/)).toBeInTheDocument();
  refuse('frame-src', 'https://video.example.org');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This page was opened before films from video.example.org',
  );
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Open it there/ })).toHaveAttribute('href', peertube);
});
