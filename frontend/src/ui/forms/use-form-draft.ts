import { useEffect, useRef } from 'react';
import { focusField } from './focus-field';
import type { FormStore } from './form-store';
import { type DraftScope, storedDraft } from './kept-drafts';
import { useDraft } from './use-draft';

interface FormDraft<Values> {
  form: FormStore;
  /** Names form and account, and what it is about. */
  key: string;
  scope?: DraftScope;
  /** What the form begins with where nothing is kept, as the server has it. */
  initial?: Partial<Values>;
}

/** Has a form keep what is typed until it is saved. */
export function useFormDraft<Values extends object>({ form, key, scope, initial }: FormDraft<Values>) {
  type Draft = Partial<Values>;
  const show = (next: Draft | null, touched: string[]) =>
    form.set({
      ...Object.fromEntries(touched.map((name) => [name, undefined])),
      ...initial,
      ...next,
    });
  const { draft, save, discard } = useDraft<Draft>(key, scope, (other) => {
    // Once it is saved or given up elsewhere, what stands here stays until somebody looks for more.
    if (other) form.set(other);
  });
  const shown = useRef({ key, draft });
  useEffect(() => {
    const { key: former, draft: of } = shown.current;
    shown.current = { key, draft };
    if (former !== key) show(draft, Object.keys(of ?? {}));
  });
  const values = { ...initial, ...draft };
  const startOver = () => {
    const touched = Object.keys(draft ?? {});
    discard();
    show(null, touched);
    // The button that was pressed goes with the draft: what was typed into first takes over the focus.
    if (touched[0]) focusField(form, touched[0]);
  };
  return {
    /** Whether something is kept that has not been saved. */
    isUnsaved: draft !== null,
    values,
    discard,
    startOver,
    formProps: {
      initialValues: values,
      // Beside what another tab may have kept a moment ago.
      onValuesChange: (changed: Draft) =>
        save({ ...draft, ...(scope === 'browser' && (storedDraft(key, scope) as Draft)), ...changed }),
    },
  };
}
