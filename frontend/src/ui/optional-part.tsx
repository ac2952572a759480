import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface FailureProps {
  error: unknown;
  retry: () => void;
}

/**
 * A part that is fetched once it is needed, and that the page does without where it cannot be fetched. By an effect and not by
 * suspending: parts around every page would hold up what the browser takes over.
 * @param Failure stands for a part that its reader would miss, and lets it be fetched again
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
  Failure?: ComponentType<FailureProps>,
) =>
  function OptionalPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ error: unknown }>();
    const fetchPart = () =>
      void load().then(
        (module) => setPart(() => module.default),
        (error: unknown) => setFailure({ error }),
      );
    useEffect(fetchPart, []);
    if (Part) return <Part {...props} />;
    return Failure && failure ? <Failure {...failure} retry={fetchPart} /> : meanwhile;
  };
