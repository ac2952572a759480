import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchQuery } from '../../features/search';
import { countCharacters } from '../../ui/forms/characters';
import { typingMs } from '../../ui/forms/typed-search';
import { useLater } from '../../ui/forms/use-later';
import { keepingLast } from '../../ui/feedback/query';

/** Of each kind at first, and where more is wanted. */
const first = 5;
const most = 50;

/** A letter of these says too little; one of other scripts may be a word. */
const latin = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

/** What is typed into the search, and what the site knows of it. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  const [wantsMore, setWantsMore] = useState('');
  const words = useLater(typed.trim(), typingMs);
  const isEnough = countCharacters(words) > 1 || !latin.test(words);
  const limit = wantsMore === words ? most : first;
  const query = useSearchQuery(isEnough ? { q: words, limit } : skipToken);
  const hasFailed = query.isError && !query.isFetching;
  return {
    typed,
    type: setTyped,
    /** What is looked for by now; empty where that is too little. */
    words: isEnough ? words : '',
    /** Whether the words in the field were answered, or asking for them failed. */
    isCurrent: isEnough && words === typed.trim() && (query.currentData !== undefined || hasFailed),
    hasFailed,
    query: keepingLast(query),
    showMore: limit === first ? () => setWantsMore(words) : undefined,
  };
}
