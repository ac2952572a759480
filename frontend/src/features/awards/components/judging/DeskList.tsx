import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDirection } from '../../../../i18n/use-direction';
import type { DeskParticipant } from '../../judging-api';
import { deskAddress } from '../../desk';
import styles from './DeskList.module.css';
import { StateMark } from './StateMark';

interface DeskListProps {
  people: DeskParticipant[];
  current: DeskParticipant;
  awardId: number;
}

/** Keys on a link of a list: arrows, Home and End go to another one, which Enter opens. */
function useListKeys(list: RefObject<HTMLElement | null>) {
  const forward = useDirection() === 'rtl' ? -1 : 1;
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const place = links.findIndex((link) => link === event.currentTarget);
    const steps: Record<string, number> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      ArrowRight: place + forward,
      ArrowLeft: place - forward,
      Home: 0,
      End: links.length - 1,
    };
    const reached = links[steps[event.key] ?? -1];
    if (!reached) return;
    event.preventDefault();
    reached.focus();
  };
}

/** Everybody with how far the judge has come; arrow keys walk through it. */
export function DeskList({ people, current, awardId }: DeskListProps) {
  const { t } = useTranslation('awards');
  const list = useRef<HTMLOListElement>(null);
  const walk = useListKeys(list);
  return (
    <nav aria-label={t('judging.participants')} className={styles.nav}>
      <ol ref={list} className={styles.list}>
        {people.map((person) => (
          <li key={person.participantId}>
            <Link
              to={deskAddress(awardId, person)}
              aria-current={person === current || undefined}
              className={styles.person}
              preventScrollReset
              onKeyDown={walk}
            >
              <bdi>{person.name}</bdi> <StateMark place={person} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
