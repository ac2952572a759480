import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { FormStore } from './form-store';
import type { Rule } from './rule';

export const FormContext = createContext<FormStore | null>(null);

/** A form's values and faults, for whoever has to know them outside of it. */
export const useForm = (): FormStore => useState(() => new FormStore())[0];

/** The form around this part. */
export function useFormStore(): FormStore {
  const store = use(FormContext);
  if (!store) throw new Error('A field stands outside of its form');
  return store;
}

/** What a field of the form around this part holds by now; something else while it holds nothing. */
export function useWatch<Value>(name: string, otherwise: Value): Value {
  const store = useFormStore();
  const read = () => store.get(name) as Value | undefined;
  return useSyncExternalStore(store.subscribe, read, read) ?? otherwise;
}

const NO_RULES: readonly Rule[] = [];

/** A field of the form around this part: what it holds, what is wrong with it, and how it changes. */
export function useField<Value>(name: string, rules: readonly Rule[] = NO_RULES) {
  const store = useFormStore();
  const value = useWatch<Value | undefined>(name, undefined);
  const readFaults = () => store.faultsOf(name);
  const faults = useSyncExternalStore(store.subscribe, readFaults, readFaults);
  // With each drawing, as rules follow the language and what was chosen elsewhere.
  useLayoutEffect(() => store.register(name, rules));
  return { value, faults, onChange: (next: Value | undefined) => store.change(name, next) };
}
