import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';

interface FailureProps {
  error: unknown;
  retry: () => void;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

let latest: Promise<unknown> = Promise.resolve();

/** A page asks for a dozen parts at once: each gets a turn of its own, so that a phone can answer its reader in between. */
const nextTurn = () => (latest = latest.then(() => new Promise((resolve) => setTimeout(resolve))));

/** By an effect and not by suspending: parts around every page would hold up what the browser takes over. */
const partOf = <Props extends object>(
  load: Load<Props>,
  meanwhile: ReactNode,
  Failure?: ComponentType<FailureProps & NoInfer<Props>>,
) => {
  let loading: ReturnType<Load<Props>> | undefined;
  /** One that stands in many places is asked for once by all of them. */
  const loadForAll = () => (loading ??= load().finally(() => (loading = undefined)));
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ error: unknown }>();
    const fetchPart = () =>
      void loadForAll().then(
        (module) => setPart(() => module.default),
        (error: unknown) => setFailure({ error }),
      );
    useEffect(fetchPart, []);
    if (Part) return <Part {...props} />;
    return Failure && failure ? <Failure {...props} {...failure} retry={fetchPart} /> : meanwhile;
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
export const awaitedPart = <Props extends object>(load: Load<Props>) => partOf(load, null);

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
