import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../ui/dialog/opened-dialogs';
import { useReturnFocus } from '../../ui/dialog/use-return-focus';
import { SearchResults } from './SearchResults';
import { SlashChoice } from './SlashChoice';
import styles from './SearchDialog.module.css';
import { useArrowKeys } from './use-arrow-keys';
import { useSearch } from './use-search';

/** What is open below would hear of it at the window. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};

/** The search of the whole site: a field, and below it what was found while one types. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const goByArrows = useArrowKeys(field);
  /** Enter was pressed before there was an answer, and nothing else done since. */
  const isAwaited = useRef(false);
  const followFirst = () => dialog.current?.querySelector<HTMLElement>('[data-found]')?.click();
  useReturnFocus();
  useEffect(() => {
    if (!isAwaited.current || !search.isCurrent) return;
    isAwaited.current = false;
    // What help there is all the same is followed by who has seen that the rest is missing.
    if (!search.hasFailed) followFirst();
  }, [search.isCurrent, search.hasFailed]);
  useLayoutEffect(() => openDialog({ dialog: dialog.current!, first: field.current }), []);

  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      closedby="any"
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={(event) => {
        keepEscape(event);
        goByArrows(event);
      }}
    >
      <search className={styles.field}>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={100}
          aria-label={t('label')}
          placeholder={t('label')}
          className={styles.input}
          value={search.typed}
          onChange={({ target }) => {
            isAwaited.current = false;
            search.type(target.value);
          }}
          onBlur={() => {
            isAwaited.current = false;
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key !== 'Enter' || nativeEvent.isComposing) return;
            // What was found for earlier letters still stands there, and is not what Enter was pressed for.
            if (search.isCurrent) followFirst();
            else isAwaited.current = true;
          }}
        />
        <button type="button" className={styles.closer} onClick={onClose}>
          <span className="visually-hidden">{t('common:dialog.close')}</span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 4 16 16M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </search>
      <div className={styles.results}>
        <SearchResults search={search} onFollow={onClose} />
      </div>
      <SlashChoice />
    </dialog>
  );
}
