import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../feedback/problem-text';
import { toast } from '../toast/toast';
import { fieldErrors } from './field-errors';

type ReportFailure = (form: FormInstance, error: unknown, failure: { title: string; text: string }) => void;

/** Puts what the server found wrong beside the fields and its sentence, else the given text, into a toast. What was typed stays. */
export function useReportFailure(): ReportFailure {
  const { i18n: texts } = useTranslation();
  return (form, error, { title, text }) => {
    form.setFields(fieldErrors(texts, error));
    toast({ kind: 'error', title, text: serverMessage(texts, error, text) });
  };
}
