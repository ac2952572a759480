import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { Arrival } from './feedback/Arrival';

export interface FailureProps {
  error: unknown;
  /** It is being fetched again. */
  isBusy: boolean;
  retry: () => void;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

let latest: Promise<unknown> = Promise.resolve();

/** A page asks for a dozen parts at once: each gets a turn of its own, so that a phone can answer its reader in between. */
const nextTurn = () => (latest = latest.then(() => new Promise((resolve) => setTimeout(resolve))));

/** By an effect and not by suspending: parts around every page would hold up what the browser takes over. */
const partOf = <Props extends object>(
  load: Load<Props>,
  meanwhile: ReactNode = null,
  Failure?: ComponentType<FailureProps & NoInfer<Props>>,
) => {
  let loading: ReturnType<Load<Props>> | undefined;
  /** One that stands in many places is asked for once by all of them. */
  const loadForAll = () => (loading ??= load().finally(() => (loading = undefined)));
  return function OptionalPart(props: Props) {
    const [come, setCome] = useState<{ Part: ComponentType<Props>; place: ReactNode }>();
    const [failure, setFailure] = useState<Omit<FailureProps, 'retry'>>();
    const fetchPart = (isPressed: boolean) =>
      void loadForAll().then(
        // Nothing is kept of where somebody was who has pressed nothing for it.
        ({ default: Part }) =>
          setCome({ Part, place: isPressed && <Arrival pressed={document.activeElement!} /> }),
        (error: unknown) => setFailure({ error, isBusy: false }),
      );
    useEffect(() => fetchPart(false), []);
    if (come) {
      return (
        <>
          {come.place}
          <come.Part {...props} />
        </>
      );
    }
    if (!Failure || !failure) return meanwhile;
    const retry = () => {
      setFailure({ ...failure, isBusy: true });
      fetchPart(true);
    };
    return <Failure {...props} {...failure} retry={retry} />;
  };
};

/**
 * A part that is fetched once it is needed, and that the page does without where it cannot be fetched.
 * @param Failure stands for a part that its reader would miss, and lets it be fetched again
 */
export const optionalPart = <Props extends object>(
  load: Load<Props>,
  meanwhile: ReactNode = null,
  Failure?: ComponentType<FailureProps & NoInfer<Props>>,
) => {
  const loadInTurn = async () => {
    await nextTurn();
    return load();
  };
  return partOf(loadInTurn, meanwhile, Failure);
};

/** An {@link optionalPart} that others wait for: asked for at once. */
export const awaitedPart = partOf;

const loads: Promise<unknown>[] = [];

/** A part that is fetched when it is drawn first. The server has it before it draws a page, and draws it at once. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(load);
  let Part: ComponentType<Props> = () => {
    throw new Error('A part is drawn before it was loaded');
  };
  const loading = load().then((module) => (Part = module.default));
  // Whoever draws the part is told; the page of somebody else is not.
  loads.push(loading.catch(() => undefined));
  return function LoadedPart(props: Props) {
    return <Part {...props} />;
  };
}

/** On the server: once every part is there that the screens read so far may draw, and those that they bring along. */
export async function whenPartsLoaded(): Promise<void> {
  for (let known = -1; known < loads.length;) {
    known = loads.length;
    await Promise.all(loads);
  }
}
