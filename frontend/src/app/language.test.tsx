import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LanguageSwitch } from './layout/LanguageSwitch';
import PageLanguage from './layout/PageLanguage';
import { AccountLanguage } from '../routes/dashboard/AccountLanguage';
import { loadNamespaces } from '../i18n';
import { changeLanguage, keptLanguage } from '../i18n/language-choice';
import { answerCalls } from '../testing/answer-calls';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { SessionStart } from '../session/SessionStart';
import { LanguageSelect } from '../ui/language/LanguageSelect';

const shown = () => document.documentElement.lang;
const signedIn = (language: string) => ({
  'GET /api/auth/me': [200, aUser({ language })] as [number, object],
});

afterEach(async () => {
  await changeLanguage('en');
  document.cookie = 'language=; Path=/; Max-Age=0';
});

it('shows the account’s language where none was chosen on the device', async () => {
  answerCalls(signedIn('ar'));
  renderAt('/', <SessionStart />);
  await waitFor(() => expect(shown()).toBe('ar'));
});

it('keeps to the language that was chosen on the device', async () => {
  await changeLanguage('ja');
  const calls = answerCalls(signedIn('ar'));
  renderAt('/', <SessionStart />);
  await expect.poll(() => calls.length).toBe(1);
  expect(shown()).toBe('ja');
});

it('lists every language in its own words, and marks it as such', () => {
  answerCalls({});
  renderAt('/', <LanguageSwitch />);
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(10);
  expect(screen.getByRole('option', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
});

it('changes the language without a reload, keeps what was typed, and tells nobody while signed out', async () => {
  const calls = answerCalls({});
  renderAt(
    '/',
    <>
      <LanguageSwitch />
      <input aria-label="Draft" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Draft'), 'Solar lamps');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar');
  await waitFor(() => expect(shown()).toBe('ar'));
  expect(screen.getByLabelText('Draft')).toHaveValue('Solar lamps');
  expect(calls).toEqual([]);
});

it('saves a choice to the account of whoever is signed in', async () => {
  const calls = answerCalls({ ...signedIn('en'), 'PATCH /api/auth/me': [200, aUser({ language: 'ar' })] });
  renderAt(
    '/',
    <>
      <SessionStart />
      <LanguageSwitch />
    </>,
  );
  await expect.poll(() => keptLanguage()).toBe('en');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'ar');
  await expect.poll(() => calls.at(-1)).toEqual({ name: 'PATCH /api/auth/me', body: { language: 'ar' } });
});

it('says that the account’s language is saved only once it is, and shows the site in it', async () => {
  await loadNamespaces('dashboard');
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => (confirm = resolve));
  answerCalls({
    'PATCH /api/auth/me': async () => {
      await confirmed;
      return [200, aUser({ language: 'ar' })];
    },
  });
  renderAt('/', <AccountLanguage language="en" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(shown()).toBe('en');
  confirm();
  await waitFor(() => expect(shown()).toBe('ar'));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

it('says that the account’s language could not be saved', async () => {
  await loadNamespaces('dashboard');
  answerCalls({ 'PATCH /api/auth/me': [503, { message: 'Later' }] });
  renderAt('/', <AccountLanguage language="en" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar');
  expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
  expect(shown()).toBe('en');
});

it('goes on from what was chosen while that is still carried out, as by arrow keys', async () => {
  const ends: (() => void)[] = [];
  renderAt('/', <LanguageSelect value="en" onChoose={() => new Promise((end) => ends.push(end))} />);
  const select = screen.getByRole('combobox');
  await userEvent.selectOptions(select, 'es');
  await userEvent.selectOptions(select, 'fr');
  expect(select).toHaveValue('fr');
  ends[0]!();
  await Promise.resolve();
  expect(select).toHaveValue('fr');
  ends[1]!();
  await waitFor(() => expect(select).toHaveValue('en'));
});

it('saves the last of two quick choices to the account, after the one before it', async () => {
  await loadNamespaces('dashboard');
  const ends: (() => void)[] = [];
  const calls = answerCalls({
    'PATCH /api/auth/me': async () => {
      const turn = ends.length;
      await new Promise<void>((end) => ends.push(end));
      return [200, aUser({ language: ['es', 'de'][turn] })];
    },
  });
  renderAt('/', <AccountLanguage language="en" />);
  for (const code of ['es', 'fr', 'de']) await userEvent.selectOptions(screen.getByRole('combobox'), code);
  await waitFor(() => expect(ends).toHaveLength(1));
  ends[0]!();
  await waitFor(() => expect(ends).toHaveLength(2));
  ends[1]!();
  await waitFor(() => expect(shown()).toBe('de'));
  expect(calls.map(({ body }) => body)).toEqual([{ language: 'es' }, { language: 'de' }]);
});

const named = (address: string) =>
  renderAt(
    address,
    <>
      <PageLanguage />
      <LanguageSwitch />
    </>,
  ).router;

it('takes the language out of the address once another is chosen, and leaves the rest of it', async () => {
  answerCalls({});
  await changeLanguage('fr');
  const router = named('/ads?lang=fr&q=lamp#list');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'de');
  await waitFor(() => expect(router.state.location.search).toBe('?q=lamp'));
  expect([router.state.location.hash, keptLanguage()]).toEqual(['#list', 'de']);
  // As by going back to where a language of long ago stands.
  await router.navigate('/faq?lang=fr');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('leaves an address whose language is shown, and one that the site does not speak', async () => {
  answerCalls({});
  await changeLanguage('fr');
  const router = named('/ads?lang=fr');
  expect(await screen.findByRole('combobox')).toHaveValue('fr');
  expect(router.state.location.search).toBe('?lang=fr');
  await router.navigate('/ads?lang=xx');
  expect(router.state.location.search).toBe('?lang=xx');
});
