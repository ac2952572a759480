import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { serverMessage } from '../feedback/problem-text';
import { toast } from '../toast/toast';
import { type FieldErrors, fieldErrors } from './field-errors';
import { focusFirstFault } from './focus-field';
import { FormStore } from './form-store';

/** A form of the kit, or one of the console's, which knows its fields by name. */
interface Faulty {
  setFields: (faults: FieldErrors<never>) => void;
}

type ReportFailure = (form: Faulty, error: unknown, failure: { title: string; text: string }) => void;

/** Puts what the server found wrong beside the fields, of which the first takes the focus, and its sentence, else the given text, into a toast. What was typed stays. */
export function useReportFailure(): ReportFailure {
  const { i18n: texts } = useTranslation();
  return (form, error, { title, text }) => {
    flushSync(() => form.setFields(fieldErrors<never>(texts, error)));
    if (form instanceof FormStore) focusFirstFault(form);
    toast({ kind: 'error', title, text: serverMessage(texts, error, text) });
  };
}
