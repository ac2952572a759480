import type about from './en/about.json';
import type admin from './en/admin.json';
import type ads from './en/ads.json';
import type affiliateProgram from './en/affiliate-program.json';
import type auth from './en/auth.json';
import type awards from './en/awards.json';
import type books from './en/books.json';
import type common from './en/common.json';
import type dashboard from './en/dashboard.json';
import type documents from './en/documents.json';
import type errors from './en/errors.json';
import type faq from './en/faq.json';
import type home from './en/home.json';
import type meta from './en/meta.json';
import type metrics from './en/metrics.json';
import type notifications from './en/notifications.json';
import type nft from './en/nft.json';
import type participants from './en/participants.json';
import type payments from './en/payments.json';
import type placements from './en/placements.json';
import type progress from './en/progress.json';
import type reporting from './en/reporting.json';
import type reports from './en/reports.json';
import type runs from './en/runs.json';
import type socialEntrepreneurship from './en/social-entrepreneurship.json';
import type streaming from './en/streaming.json';
import type submit from './en/submit.json';
import type support from './en/support.json';
import type terms from './en/terms.json';
import type tokenomics from './en/tokenomics.json';
import type transparency from './en/transparency.json';
import type viewers from './en/viewers.json';
import type votes from './en/votes.json';
import type wallet from './en/wallet.json';
import type whitepaper from './en/whitepaper.json';

/** Makes the keys of every namespace known to the compiler; a new namespace is added here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      dashboard: typeof dashboard;
      documents: typeof documents;
      errors: typeof errors;
      home: typeof home;
      about: typeof about;
      admin: typeof admin;
      ads: typeof ads;
      'affiliate-program': typeof affiliateProgram;
      auth: typeof auth;
      awards: typeof awards;
      books: typeof books;
      'social-entrepreneurship': typeof socialEntrepreneurship;
      streaming: typeof streaming;
      submit: typeof submit;
      tokenomics: typeof tokenomics;
      transparency: typeof transparency;
      wallet: typeof wallet;
      whitepaper: typeof whitepaper;
      payments: typeof payments;
      meta: typeof meta;
      nft: typeof nft;
      metrics: typeof metrics;
      runs: typeof runs;
      notifications: typeof notifications;
      participants: typeof participants;
      placements: typeof placements;
      progress: typeof progress;
      reporting: typeof reporting;
      reports: typeof reports;
      viewers: typeof viewers;
      votes: typeof votes;
      support: typeof support;
      terms: typeof terms;
      faq: typeof faq;
    };
  }
}
