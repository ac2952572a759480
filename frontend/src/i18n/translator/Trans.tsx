import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface TransProps {
  t: (key: string, values?: Record<string, unknown>) => string;
  i18nKey: string;
  values?: Record<string, unknown>;
  /** By the name of the tag that stands for each, such as <terms>. */
  components: Record<string, ReactElement<{ children?: ReactNode }>>;
}

/** A text with links or the like in it: <terms>Terms</terms>. */
export function Trans({ t, i18nKey, values, components }: TransProps) {
  // In turns: words, the name of a tag, the words within it.
  const parts = t(i18nKey, values).split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const component = components[part];
    return component ? cloneElement(component, { key: index }, parts[index + 1]) : parts[index + 1];
  });
}
