import { loadNamespaces } from '../../i18n';
import { LatePart } from '../../ui/Answering';
import { lazyPart } from '../../ui/optional-part';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';

const StreamingContent = lazyPart(async () => {
  const [content] = await Promise.all([
    import('./StreamingContent'),
    loadNamespaces('streaming', 'reports', 'participants'),
  ]);
  return content;
});

/** The page with the films comes as a chunk of its own; unlike other routes it shows a skeleton meanwhile (spec section 2). */
export default function Streaming() {
  return (
    <LatePart fallback={<PageSkeleton />}>
      <StreamingContent />
    </LatePart>
  );
}
