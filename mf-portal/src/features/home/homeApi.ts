import { type EndpointInput, eduList, equipmentWeek, mainBenefit, postsList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

type PostQuery = NonNullable<EndpointInput<typeof postsList>['query']>;
type EducationQuery = NonNullable<EndpointInput<typeof eduList>['query']>;
type WeekQuery = NonNullable<EndpointInput<typeof equipmentWeek>['query']>;

export const getBenefit = (call: Call, { signal }: CallOptions = {}) => call(mainBenefit, {}, { signal });

export const listPosts = (call: Call, query: PostQuery, { signal }: CallOptions = {}) =>
  call(postsList, { query }, { signal });

export const listEducation = (call: Call, query: EducationQuery, { signal }: CallOptions = {}) =>
  call(eduList, { query }, { signal });

export const getEquipmentWeek = (call: Call, query: WeekQuery, { signal }: CallOptions = {}) =>
  call(equipmentWeek, { query }, { signal });
