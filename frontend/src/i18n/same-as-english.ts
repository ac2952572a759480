import type { Language } from './languages';

interface Same {
  reason: string;
  keys: string[];
}

/** Texts that may be the same as in English in any language. */
export const sameEverywhere: Same[] = [
  {
    reason: 'names',
    keys: [
      'common:site.name',
      'participants:links.socialTwitter',
      'participants:links.socialLinkedin',
      'participants:links.socialInstagram',
      'participants:links.socialYoutube',
      'participants:links.socialTiktok',
      'social-entrepreneurship:cases.grameen.name',
      'social-entrepreneurship:cases.aravind.name',
      'social-entrepreneurship:cases.fairphone.name',
      'social-entrepreneurship:cases.patagonia.name',
    ],
  },
  { reason: 'name of a contract', keys: ['documents:technical.sections.4.heading'] },
  { reason: 'abbreviation used everywhere', keys: ['admin:table.id'] },
  { reason: 'the message that a wallet signs is ASCII (EIP-4361)', keys: ['wallet:link.statement'] },
];

/** Texts that may be the same as in English in one language. An entry that is no longer the same must go. */
export const sameInLanguage: Partial<Record<Language, Same[]>> = {
  de: [
    {
      reason: 'the German word',
      keys: [
        'admin:audit.details',
        'admin:audit.field.name',
        'admin:participants.name',
        'admin:table.details',
        'admin:table.status',
        'admin:viewers.name',
        'ads:filters.status',
        'affiliate-program:badges.bronze',
        'affiliate-program:badges.gold',
        'dashboard:role.admin',
        'documents:edition',
        'participants:fields.name',
        'payments:transaction.block',
        'payments:transaction.state',
        'viewers:form.name',
        'whitepaper:edition',
      ],
    },
    {
      reason: 'loan words of the net and of crypto',
      keys: [
        'about:tabs.tokenomics',
        'admin:details.website',
        'ads:picture.banner',
        'ads:review.website',
        'affiliate-program:tabs.contract',
        'common:account.dashboard',
        'common:menu.entries.tokenomics',
        'common:menu.entries.whitepaper',
        'dashboard:tabs.wallet',
        'meta:tokenomics.title',
        'meta:whitepaper.title',
        'participants:links.socialWebsite',
        'payments:transaction.hash',
        'tokenomics:history.unit',
        'tokenomics:title',
        'wallet:summary.wallet',
        'whitepaper:cards.docx.title',
        'whitepaper:cards.pdf.title',
        'whitepaper:title',
      ],
    },
  ],
  es: [
    { reason: 'the Spanish word', keys: ['wallet:connect.popular'] },
    {
      reason: 'loan words of the net and of trade',
      keys: [
        'common:menu.entries.streaming',
        'meta:streaming.title',
        'payments:transaction.hash',
        'streaming:title',
        'tokenomics:distribution.marketing.name',
        'tokenomics:plan.marketing',
      ],
    },
  ],
  fr: [
    {
      reason: 'the French word',
      keys: [
        'admin:table.date',
        'admin:tabs.participants',
        'ads:fields.description',
        'ads:picture.crop.zoom',
        'ads:preview.page',
        'common:menu.entries.participants',
        'common:menu.open',
        'dashboard:role.participant',
        'meta:participant.title',
        'meta:transaction.title',
        'nft:facts.transaction',
        'participants:page.title',
        'payments:confirmed.countLabel',
        'payments:panel.confirmations',
        'payments:processing.hash',
        'payments:transaction.confirmations',
        'payments:transaction.title',
        'tokenomics:figures.transactions',
      ],
    },
    {
      reason: 'loan words of crypto',
      keys: [
        'about:tabs.tokenomics',
        'common:menu.entries.tokenomics',
        'meta:tokenomics.title',
        'payments:transaction.hash',
        'tokenomics:title',
      ],
    },
  ],
  pt: [
    {
      reason: 'the Portuguese word',
      keys: [
        'admin:table.status',
        'ads:filters.status',
        'ads:picture.crop.zoom',
        'affiliate-program:badges.bronze',
        'common:menu.open',
        'dashboard:challenge.bio',
        'participants:fields.bio',
        'payments:transaction.state',
      ],
    },
    {
      reason: 'loan words of the net, of trade and of crypto',
      keys: [
        'about:tabs.tokenomics',
        'common:menu.entries.streaming',
        'common:menu.entries.tokenomics',
        'common:menu.entries.whitepaper',
        'documents:whitepaper.title',
        'meta:streaming.title',
        'meta:tokenomics.title',
        'meta:whitepaper.title',
        'payments:transaction.hash',
        'streaming:title',
        'tokenomics:distribution.marketing.name',
        'tokenomics:plan.marketing',
        'tokenomics:title',
        'whitepaper:cards.docx.title',
        'whitepaper:cards.pdf.title',
        'whitepaper:title',
      ],
    },
  ],
};
