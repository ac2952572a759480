import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import i18next from './i18next';
import { Trans, useTranslation } from './react-i18next';
import type { Text } from './text-store';

type Texts = Record<string, Text>;

let visit = 0;
/** A language and a namespace that no other test has asked for. */
let language: string;
let own: string;
/** The answer to whoever asks for that namespace; all else is answered at once. */
let answer: { promise: Promise<Texts>; resolve: (texts: Texts) => void; reject: (reason: Error) => void };

function anAnswer(): typeof answer {
  let [resolve, reject]: [typeof answer.resolve, typeof answer.reject] = [() => undefined, () => undefined];
  const promise = new Promise<Texts>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject };
}

beforeEach(async () => {
  visit += 1;
  language = `en-x-visit${visit}`;
  own = `namespace-${visit}`;
  answer = anAnswer();
  const read = (of: string, namespace: string) =>
    of === language && namespace === own ? answer.promise : Promise.resolve({ greeting: of });
  i18next.use({ type: 'backend', read });
  const agreement = 'Read the <terms>terms</terms> and {{other}}';
  const resources = { [language]: { common: { greeting: 'Hello', agreement } } };
  await i18next.init({ lng: language, ns: ['common'], resources });
});

/** What it is given to show, of a namespace that no other test asks for. */
const Sentence = ({ of, useSuspense = true }: { of: string; useSuspense?: boolean }) => {
  const { t, ready } = useTranslation(of, { useSuspense });
  return <p>{ready ? t('sentence') : 'not ready'}</p>;
};

const show = (part: React.ReactNode) =>
  act(async () => void render(<Suspense fallback="waiting">{part}</Suspense>));

it('waits for the texts of a namespace', async () => {
  await show(<Sentence of={own} />);
  expect(screen.getByText('waiting')).toBeVisible();
  await act(async () => answer.resolve({ sentence: 'It has come' }));
  expect(await screen.findByText('It has come')).toBeVisible();
});

it('lets who looks at it know whether texts are there', async () => {
  await show(<Sentence of={own} useSuspense={false} />);
  expect(screen.getByText('not ready')).toBeVisible();
  await act(async () => answer.resolve({ sentence: 'It has come' }));
  expect(await screen.findByText('It has come')).toBeVisible();
});

it('asks for the texts of the language that is chosen while they are awaited', async () => {
  await show(<Sentence of={own} useSuspense={false} />);
  await act(() => i18next.changeLanguage(`${language}-other`));
  expect(await screen.findByText('sentence')).toBeVisible();
});

it('shows a key rather than nothing where texts cannot be fetched, and the texts when they come after all', async () => {
  await show(<Sentence of={own} />);
  await act(async () => answer.reject(new Error('no connection')));
  expect(await screen.findByText('sentence')).toBeVisible();
  i18next.addResourceBundle(language, own, { sentence: 'After all' });
  await act(() => i18next.changeLanguage(language));
  expect(screen.getByText('After all')).toBeVisible();
});

it('changes to the language that was asked for last', async () => {
  const Greeting = () => <p>{useTranslation().t('greeting')}</p>;
  await show(<Greeting />);
  const [first, last] = [`${language}-first`, `${language}-last`];
  const both = [i18next.changeLanguage(first), i18next.changeLanguage(last)];
  expect(screen.getByText('Hello')).toBeVisible();
  await act(() => Promise.all(both));
  expect(screen.getByText(last)).toBeVisible();
  expect(i18next.language).toBe(last);
});

it('gives the same function until the page is to be drawn anew', async () => {
  const seen = new Set<unknown>();
  const Seen = () => {
    const { t, i18n } = useTranslation();
    seen.add(t).add(i18n);
    return i18n.language;
  };
  await show(
    <>
      <Seen /> <Seen />
    </>,
  );
  expect(seen.size).toBe(2);
  await act(() => i18next.changeLanguage(language));
  expect(seen.size).toBe(4);
});

it('puts components where a text has tags', async () => {
  const Agreement = () => {
    const { t } = useTranslation();
    return <Trans t={t} i18nKey="agreement" values={{ other: '<b>' }} components={{ terms: <strong /> }} />;
  };
  await show(<Agreement />);
  const terms = screen.getByText('terms', { selector: 'strong' });
  expect(terms.parentElement).toHaveTextContent('Read the terms and <b>');
});
