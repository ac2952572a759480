import { useState, type ReactNode } from 'react';
import type { DeskAward, DeskParticipant } from '../../judging-api';
import { nextUnscored } from '../../desk';
import styles from './DeskPlace.module.css';
import { DeskSwitch, type Pane } from './DeskSwitch';
import { PlaceHeader } from './PlaceHeader';
import { ScorePanel } from './ScorePanel';

interface DeskPlaceProps {
  award: DeskAward;
  userId: number;
  people: DeskParticipant[];
  place: DeskParticipant;
  isReadOnly: boolean;
  work: ReactNode;
}

/** A participant's films and reports beside the rubric; on a phone, where there is room for one of the two, a switch says which. */
export function DeskPlace({ award, userId, people, place, isReadOnly, work }: DeskPlaceProps) {
  const [pane, setPane] = useState<Pane>('work');
  return (
    <div className={styles.place}>
      <PlaceHeader people={people} place={place} awardId={award.id} />
      <DeskSwitch pane={pane} onChange={setPane} />
      <div className={styles.columns} data-pane={pane}>
        <div className={styles.work}>{work}</div>
        <div className={styles.score}>
          <ScorePanel
            award={award}
            userId={userId}
            place={place}
            next={nextUnscored(people, place)}
            isReadOnly={isReadOnly}
          />
        </div>
      </div>
    </div>
  );
}
