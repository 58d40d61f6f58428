import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { getBenefit, getEquipmentWeek, listEducation, listPosts } from './homeApi.ts';

export const benefitQuery = (call: Call) =>
  queryOptions({ queryKey: ['home', 'benefit'], queryFn: ({ signal }) => getBenefit(call, { signal }) });

export const urgentPostQuery = (call: Call) =>
  queryOptions({
    queryKey: ['home', 'urgent'],
    queryFn: ({ signal }) =>
      listPosts(call, { pageNum: 1, pageSize: 1, searchKeyword: '', board: 'NOTICE', urgent: 'Y' }, { signal }),
  });

export const educationQuery = (call: Call) =>
  queryOptions({
    queryKey: ['home', 'education'],
    queryFn: ({ signal }) =>
      listEducation(call, { pageNum: 1, pageSize: 24, state: 'OPEN,FULL,SCHEDULED' }, { signal }),
  });

export const equipmentWeekQuery = (call: Call) =>
  queryOptions({
    queryKey: ['home', 'week'],
    queryFn: ({ signal }) => getEquipmentWeek(call, { limit: 5 }, { signal }),
  });
