import { tagTypes } from '../../api/base-api';
import { askWhoIsSignedIn } from '../../session/api';
import { viewersApi as generated } from '../../api/generated/viewers';

export type { RegisteredViewer } from '../../api/generated/viewers';

const viewersApi = generated.enhanceEndpoints({
  endpoints: {
    // With a password the server also signs the new account in, so everything fetched before was for somebody else.
    registerViewer: {
      invalidatesTags: (_viewer, error, { registerViewer }) =>
        !error && registerViewer.password ? tagTypes : [],
      onQueryStarted: async ({ registerViewer }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone && registerViewer.password) await dispatch(askWhoIsSignedIn());
      },
    },
  },
});

export const { useConfirmViewerMutation, useRegisterViewerMutation } = viewersApi;
