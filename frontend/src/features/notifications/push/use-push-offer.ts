import { usePush } from './use-push';
import { usePushAnswer } from './use-push-answer';

/** Push as something that may be had: not where it is on, refused or impossible. */
export function usePushOffer() {
  const { isKnown, isOn, isRefused, isChanging, turn } = usePush();
  const tell = usePushAnswer();
  return {
    isOffered: isKnown && !isOn && !isRefused,
    isChanging,
    turnOn: async () => tell(await turn(true)),
  };
}
