import { useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { Chevron } from '../../ui/icons/Chevron';
import type { MenuEntries } from '../use-navigation';
import styles from './MenuGroup.module.css';
import { useDismissal } from '../../ui/dialog/use-dismissal';

/** A heading of the menu that opens on hover, on a press and on a tap, and closes when pointer or focus leave it. */
export function MenuGroup({ label, entries }: MenuEntries) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const group = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const follow = (opened: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && setOpen(opened);
  const closeOnLeave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close();
  useDismissal({ open, close, group, opener: heading });

  return (
    <div
      ref={group}
      className={styles.group}
      onPointerEnter={follow(true)}
      onPointerLeave={follow(false)}
      onBlur={closeOnLeave}
    >
      <button
        ref={heading}
        type="button"
        className={styles.heading}
        aria-expanded={open}
        aria-controls={listId}
        onPointerUp={(event) => event.pointerType !== 'mouse' && setOpen(!open)}
        onClick={(event) => event.detail === 0 && setOpen(!open)}
      >
        {label}
        <Chevron />
      </button>
      <ul id={listId} hidden={!open} className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink to={entry.to} end className={styles.entry} onClick={close}>
              {entry.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
