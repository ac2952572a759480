import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { RegistrationRefusal } from './RegistrationRefusal';

beforeEach(() => loadNamespaces('participants'));

const offers = () => screen.getAllByRole('link').map((link) => link.textContent);
const heading = (name: string) => screen.getByRole('heading', { name });

test('offers the viewer’s way and an ad to whoever is not invited', () => {
  renderAt('/', <RegistrationRefusal state="restricted" reason="The challenge is invitation-only." />);
  expect(heading('Registration Restricted')).toBeVisible();
  expect(screen.getByText('The challenge is invitation-only.')).toBeVisible();
  expect(offers()).toEqual(['Join as Viewer', 'Submit Your Ad']);
});

test('offers the same once all places are taken, and says how many there were', () => {
  const reason = 'The maximum number of participants (9) has been reached.';
  renderAt('/', <RegistrationRefusal state="closed" reason={reason} />);
  expect(heading('Registration Closed')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(offers()).toEqual(['Join as Viewer', 'Submit Your Ad']);
});

test('leads whoever is registered to the participants', () => {
  renderAt('/', <RegistrationRefusal state="registered" reason="You are already registered." />);
  expect(heading('Already Registered')).toBeVisible();
  expect(offers()).toEqual(['View Participants']);
});

test('does not offer viewers to become one', () => {
  renderAt(
    '/',
    <RegistrationRefusal isViewer state="restricted" reason="The challenge is invitation-only." />,
  );
  expect(offers()).toEqual(['View Participants', 'Submit Your Ad']);
});
