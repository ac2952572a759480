import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { StageVisit } from './use-film-choice';

/** Takes whoever chose a film further down to the stage; the way back keeps its place. */
export function useArriveAtStage(stage: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key } = location;
  const state = location.state as StageVisit | null;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isAsked = state?.toStage === true;
  useEffect(() => {
    if (!isAsked || isReturn) return;
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'start' });
  }, [key, isAsked, isReturn, stage]);
}
