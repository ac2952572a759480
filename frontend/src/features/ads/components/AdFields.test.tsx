import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Form } from '../../../ui/forms/Form';
import { loadNamespaces } from '../../../i18n';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { eventually } from '../../../testing/eventually';
import { renderAt } from '../../../testing/render';
import { aRun, aUser, challengeSettings } from '../../../testing/samples';
import { makeAd } from '../../../testing/make-ad';
import type { Ad } from '../api';
import { emptyAdForm, type AdFormValues } from '../ad-form-values';
import { AdFields } from './AdFields';

beforeEach(() => loadNamespaces('ads', 'runs'));

function open(role: 'user' | 'participant' = 'user', ad?: Ad) {
  answerCalls({
    'GET /api/auth/me': [200, aUser({ role })],
    'GET /api/challenge/settings': [200, challengeSettings({ adRunDays: 45 })],
  });
  const onFinish = vi.fn<(values: AdFormValues) => void>();
  renderAt(
    '/submit-ad',
    <>
      <SessionStart />
      <Form initialValues={emptyAdForm} onFinish={onFinish}>
        <AdFields ad={ad} />
        <button type="submit">Next</button>
      </Form>
    </>,
  );
  return onFinish;
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const fill = async (label: string | RegExp, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

test('asks for at least 5 characters of title and 20 of description', async () => {
  const onFinish = open();
  await fill('Title', 'Four');
  await fill('Description', 'Nineteen characters');
  await submit();
  expect(await screen.findByText('Title must be at least 5 characters')).toBeInTheDocument();
  expect(await screen.findByText('Description must be at least 20 characters')).toBeInTheDocument();
  expect(onFinish).not.toHaveBeenCalled();
});

test('tells when title or description are too long instead of cutting them', async () => {
  open();
  await fill('Title', 'x'.repeat(101));
  await fill('Description', 'x'.repeat(501));
  await submit();
  expect(await screen.findByText('Title must not exceed 100 characters')).toBeInTheDocument();
  expect(await screen.findByText('Description must not exceed 500 characters')).toBeInTheDocument();
});

test('counts an emoji as one character, and no spaces around the text', async () => {
  open();
  await fill('Title', '  🌱🌱🌱🌱  ');
  await submit();
  expect(await screen.findByText('Title must be at least 5 characters')).toBeInTheDocument();
});

test('refuses a destination that is no web address', async () => {
  open();
  await fill(/^Website/, 'javascript:alert(1)');
  await submit();
  expect(
    await screen.findByText('Please enter an address that starts with http:// or https://'),
  ).toBeInTheDocument();
});

test('asks for a website and words on the button', async () => {
  const onFinish = open();
  await submit();
  expect(await screen.findByText('Please enter the website your ad leads to')).toBeInTheDocument();
  expect(await screen.findByText('Please enter the words on the button')).toBeInTheDocument();
  expect(onFinish).not.toHaveBeenCalled();
});

async function fillAll() {
  await fill('Title', 'Lamps');
  await fill('Description', 'Exactly twenty chars');
  await fill(/^Website/, 'https://example.org');
  await fill('Words on the button', 'Rent a lamp');
}

test('accepts an ad with the required fields only, in the default category', async () => {
  const onFinish = open();
  await fillAll();
  await submit();
  await eventually(() =>
    expect(onFinish).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Lamps', description: 'Exactly twenty chars', category: 'design' }),
    ),
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('says for how many days the ad runs and from when, also once a first day is chosen', async () => {
  open();
  expect(await screen.findByText(/runs for 45 days in all, from its approval/)).toBeInTheDocument();
  fireEvent.change(field('First day (optional)'), { target: { value: '2026-12-01' } });
  expect(
    await screen.findByText(/runs for 45 days in all, from December 1, 2026 \(UTC\) or from its approval/),
  ).toBeInTheDocument();
});

test('asks for no first day once the run has begun', async () => {
  open('user', makeAd({ run: aRun({ state: 'running', daysLeft: 12 }) }));
  expect(await screen.findByText(/Days left: 12 of 30/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^First day/)).toBeNull();
});

test('has participants declare that it is not their own project', async () => {
  const onFinish = open('participant');
  const box = await screen.findByRole('checkbox', { name: /not for my own project/ });
  await fillAll();
  await submit();
  expect(await screen.findByText(/Participants may not advertise their own projects/)).toBeInTheDocument();
  expect(onFinish).not.toHaveBeenCalled();
  await userEvent.click(box);
  await submit();
  await eventually(() =>
    expect(onFinish).toHaveBeenCalledWith(expect.objectContaining({ notOwnProject: true })),
  );
});
