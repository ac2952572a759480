import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once; typing it key by key would draw the form for each. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
