import { planGet, planList, sharedPlanGet } from '@haesol/contracts/travel';
import { fromSearch, get } from '@haesol/remote/routes';

export const ownPlans = get(planList, {});
export const chosenPlan = get(planGet, { planUid: fromSearch('planUid') });
export const sharedPlan = get(sharedPlanGet, { shareKey: fromSearch('shareKey') });
