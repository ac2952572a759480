import { fireEvent } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { typedDrafts } from '../ui/forms/kept-drafts';
import { isSomethingTyped, watchTyping } from './typed-text';

afterEach(() => {
  document.body.replaceChildren();
  typedDrafts.clear();
});

function type(text: string): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.input(field, { target: { value: text } });
  return field;
}

test('something is typed while a field on screen holds it', () => {
  onTestFinished(watchTyping());
  expect(isSomethingTyped()).toBe(false);
  const field = type('half a sentence');
  expect(isSomethingTyped()).toBe(true);
  field.value = '';
  expect(isSomethingTyped()).toBe(false);
  type('more').remove();
  expect(isSomethingTyped()).toBe(false);
});

test('a draft is something typed, also where nobody watched yet as it was begun', () => {
  typedDrafts.set('ad-draft-7', 'tab');
  onTestFinished(watchTyping());
  expect(isSomethingTyped()).toBe(true);
});
