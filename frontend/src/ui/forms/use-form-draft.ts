import type { FormInstance } from 'antd';
import { useDraft } from './use-draft';

interface FormDraft<Values> {
  form: FormInstance<Values>;
  /** Names form and account, and what it is about. */
  key: string;
  keeping?: 'tab' | 'browser';
  /** What the form begins with where nothing is kept, as the server has it. */
  initial?: Partial<Values>;
}

/** Has an antd form keep what is typed until it is saved. Fields that nobody touched follow the server. */
export function useFormDraft<Values extends object>({ form, key, keeping, initial }: FormDraft<Values>) {
  const { draft, save, discard } = useDraft<Partial<Values>>(key, keeping);
  const values = { ...initial, ...draft };
  const startOver = () => {
    const touched = Object.keys(draft ?? {});
    discard();
    form.setFieldsValue({
      ...Object.fromEntries(touched.map((name) => [name, undefined])),
      ...initial,
    });
    // The button that was pressed goes with the draft: what was typed into first takes over the focus.
    if (touched[0]) form.focusField(touched[0]);
  };
  return {
    /** Whether something is kept that has not been saved. */
    isUnsaved: draft !== null,
    values,
    discard,
    startOver,
    formProps: {
      initialValues: values,
      onValuesChange: (changed: Partial<Values>) => save({ ...draft, ...changed }),
    },
  };
}
