import { type ComponentProps, useRef, useState } from 'react';
import { isLanguage, type Language, languages } from '../../i18n/languages';

type LanguageSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: string;
  /** Settles once the choice is carried out, or has failed. */
  onChoose: (language: Language) => Promise<void>;
};

/**
 * A native select of the ten languages, each named in itself and marked as such, so that screen readers pronounce it. It shows what was
 * chosen while that is carried out: arrow keys go on from there.
 */
export function LanguageSelect({ value, onChoose, ...select }: LanguageSelectProps) {
  const [chosen, setChosen] = useState<Language>();
  const turn = useRef(0);
  const choose = async (code: string) => {
    if (!isLanguage(code)) return;
    const own = (turn.current += 1);
    setChosen(code);
    // Where it fails, the select says so by what it shows.
    await onChoose(code).catch(() => undefined);
    if (own === turn.current) setChosen(undefined);
  };
  return (
    <select {...select} value={chosen ?? value} onChange={(event) => void choose(event.target.value)}>
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
