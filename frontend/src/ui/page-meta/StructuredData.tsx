/** What a page is about, for search engines (schema.org in JSON-LD); no text in it can end its element. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    }}
  />
);
