import { adminApi } from '../../api/generated/admin';

export type { AdminAlarm } from '../../api/generated/admin';

const { listAlarms, acknowledgeAlarm } = adminApi.enhanceEndpoints({
  endpoints: {
    listAlarms: { providesTags: ['Alarm'] },
    acknowledgeAlarm: { invalidatesTags: ['Alarm', 'Audit'] },
  },
}).endpoints;

export const { useQuery: useListAlarmsQuery } = listAlarms;
export const { useMutation: useAcknowledgeAlarmMutation } = acknowledgeAlarm;
