import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstFault } from './focus-field';
import { FormContext, useForm } from './form-context';
import type { FormStore, Listener } from './form-store';

interface FormProps<Values extends object> {
  /** Where somebody outside has to know what it holds. */
  form?: FormStore;
  /** Names the form, as a dialog's button outside of it does. */
  id?: string;
  initialValues?: Partial<Values>;
  /** Hears each change that somebody makes, with all that is shown. */
  onValuesChange?: (changed: Partial<Values>, values: Values) => void;
  /** Called once all fields that are shown are good, with what these hold. */
  onFinish?: (values: Values) => void;
  children: ReactNode;
}

/** A form: where something is wrong as it is sent, each field says so and the first of them takes the focus. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, id, initialValues, onValuesChange, onFinish, children } = props;
  const own = useForm();
  const store = form ?? own;
  useState(() => store.begin(initialValues ?? {}));
  useLayoutEffect(() => store.listen(onValuesChange as Listener | undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog that another form has opened is none of the other's business.
    event.stopPropagation();
    if (flushSync(() => store.check())) onFinish?.(store.shown() as Values);
    else focusFirstFault(store);
  };
  return (
    <FormContext value={store}>
      <form ref={(element) => store.attach(element)} id={id} onSubmit={submit}>
        {children}
      </form>
    </FormContext>
  );
}
