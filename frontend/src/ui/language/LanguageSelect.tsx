import type { ComponentProps } from 'react';
import { isLanguage, type Language, languages } from '../../i18n/languages';

type LanguageSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: string;
  onChoose: (language: Language) => void;
};

/** A native select of the ten languages, each named in itself and marked as such, so that screen readers pronounce it. */
export function LanguageSelect({ onChoose, ...select }: LanguageSelectProps) {
  const choose = (code: string) => {
    if (isLanguage(code)) onChoose(code);
  };
  return (
    <select {...select} onChange={(event) => choose(event.target.value)}>
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
