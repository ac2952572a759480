import { adminApi, type ListOutboxApiArg, type OutboxMail, type OutboxPage } from '../../api/generated/admin';
import type { ListPage } from '../../api/list-page';

export type { MailState, OutboxMail } from '../../api/generated/admin';

/** A page of the outbox as tables take it, and how the outbox stands as a whole. */
type Outbox = ListPage<OutboxMail> & Omit<OutboxPage, 'items' | 'next'>;

const outboxApi = adminApi
  .enhanceEndpoints({ endpoints: { retryMail: { invalidatesTags: ['Outbox', 'Audit'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
      outboxPage: build.query<Outbox, ListOutboxApiArg>({
        query: (params) => ({ url: '/api/admin/outbox', params }),
        transformResponse: ({ items, next, ...outbox }: OutboxPage) => ({
          ...outbox,
          rows: items,
          next: next === null ? null : String(next),
        }),
        providesTags: ['Outbox'],
      }),
    }),
  });

export const { useOutboxPageQuery, useRetryMailMutation } = outboxApi;
