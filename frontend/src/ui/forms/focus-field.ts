import type { FormStore } from './form-store';

/** What takes the focus in a field: mostly its one input. */
const FOCUSABLE = 'input:not([type="file"]), select, textarea, button, [tabindex]';

const focusIn = (field: Element | null | undefined): void =>
  field?.querySelector<HTMLElement>(FOCUSABLE)?.focus();

/** Puts the focus into a field. */
export const focusField = ({ element }: FormStore, name: string): void =>
  focusIn(element?.querySelector(`[data-field="${name}"]`));

/** Puts the focus into the first field that says what is wrong with it. */
export const focusFirstFault = ({ element }: FormStore): void =>
  focusIn(element?.querySelector('[data-faulty]'));
