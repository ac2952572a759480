import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part that is fetched once it is needed, and that the page does without where it cannot be fetched. By an effect and not by
 * suspending: parts around every page would hold up what the browser takes over.
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
) =>
  function OptionalPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (module) => setPart(() => module.default),
        () => undefined,
      );
    }, []);
    return Part ? <Part {...props} /> : meanwhile;
  };
