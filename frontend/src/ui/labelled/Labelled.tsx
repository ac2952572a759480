import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';

/** A label and what it names, with the colon of the language between them. */
export function Labelled({ label, children }: PropsWithChildren<{ label: string }>) {
  const { t } = useTranslation();
  return (
    <>
      {t('labelled', { label })}
      {children}
    </>
  );
}
