import { useState } from 'react';

/** Props for an antd form that finds no fault while one is still typing, and answers each key once a fault was shown. */
export function useCalmValidation() {
  const [wasRefused, setRefused] = useState(false);
  return {
    validateTrigger: wasRefused ? 'onChange' : 'onSubmit',
    onFinishFailed: () => setRefused(true),
    scrollToFirstError: { focus: true },
  };
}
