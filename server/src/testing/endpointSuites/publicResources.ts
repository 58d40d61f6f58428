import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { catalogueResources } from './catalogueResources.ts';

/** The id itself, or a list with ids; `refused` is the response to a request with nothing but the id. */
export type PublicResource =
  | string
  | { readonly list: string; readonly key: string }
  | { readonly id: string; readonly refused: string };

/** Endpoints with ids of public resources. */
export const publicResources: Readonly<Record<string, PublicResource>> = {
  'GET /api/v1/attraction/detail/{gdsUid}': { list: '/api/v1/attraction/list', key: 'gdsUid' },
  'GET /api/v1/pass/detail/{gdsDtlUid}': { list: '/api/v1/pass/list', key: 'gdsDtlUid' },
  'GET /api/v1/codes/{group}': 'CTPV',
  'GET /api/v1/codes-name/{code}': 'CTPV',
  'GET /api/v1/contents/{menuKey}': 'intro_chart',
  'GET /api/v1/apply/notices/{noticeUid}': { list: '/api/v1/apply/notices', key: 'noticeUid' },
  'GET /api/v1/apply/programs/{pgmUid}': { list: '/api/v1/apply/programs', key: 'pgmUid' },
  'GET /api/v1/sharing/{shareUid}': { list: '/api/v1/sharing/list', key: 'shareUid' },
  'GET /api/v1/edu/{eduUid}': { list: '/api/v1/edu/list', key: 'eduUid' },
  'GET /api/v1/edu/{eduUid}/colleagues': { list: '/api/v1/edu/list', key: 'eduUid' },
  'POST /api/v1/edu/{eduUid}/enroll': 'ED001',
  'GET /api/v1/edu/calendar/{month}': '2026-12',
  'GET /api/v1/edu/certificates/{certNo}': { id: 'HS-22222-22222-22222', refused: errorCodes.notFound },
  'GET /api/v1/admin/edu/{eduUid}': 'ED001',
  'PUT /api/v1/admin/edu/{eduUid}': 'ED001',
  'PATCH /api/v1/admin/edu/{eduUid}/cancel': { id: 'ED001', refused: errorCodes.invalidInput },
  'GET /api/v1/admin/edu/{eduUid}/enrolments': 'ED001',
  'GET /api/v1/admin/edu/{eduUid}/participants': 'ED001',
  'PUT /api/v1/admin/edu/{eduUid}/attendance': 'ED001',
  'POST /api/v1/admin/edu/{eduUid}/progress': 'ED001',
  'GET /api/v1/equipment/{eqUid}/calendar': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'GET /api/v1/equipment/{eqUid}/slots': { list: '/api/v1/equipment/list', key: 'eqUid' },
  // The favourite belongs to the requester, and the training to the member in the body.
  'POST /api/v1/equipment/{eqUid}/favorite': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'DELETE /api/v1/equipment/{eqUid}/favorite': { list: '/api/v1/equipment/list', key: 'eqUid' },
  ...catalogueResources,
  'GET /api/v1/equipment/{eqUid}': { list: '/api/v1/equipment/list', key: 'eqUid' },
  'GET /api/v1/posts/faq/{faqUid}': { list: '/api/v1/posts/faq/list', key: 'faqUid' },
  'POST /api/v1/posts/faq/{faqUid}/help': { list: '/api/v1/posts/faq/list', key: 'faqUid' },
  'GET /api/v1/posts/{postUid}': { list: '/api/v1/posts/list', key: 'postUid' },
  'GET /api/v1/recommendTour/detail/{tourUid}': { list: '/api/v1/recommendTour/list', key: 'tourUid' },
  'GET /api/v1/recommendTour/detail/attraction/{gdsUid}': { list: '/api/v1/attraction/list', key: 'gdsUid' },
  'POST /api/v1/review/{reviewUid}/report': { list: '/api/v1/review/list?gdsUid=G0001', key: 'reviewUid' },
  'PUT /api/v1/admin/coupons/{couponPblcnUid}': 'CP001',
  'DELETE /api/v1/admin/coupons/{couponPblcnUid}': { id: 'none', refused: errorCodes.notFound },
  'PATCH /api/v1/admin/{queue}/transition': { id: 'reservations', refused: errorCodes.invalidInput },
  'PATCH /api/v1/admin/{queue}/assign': { id: 'reservations', refused: errorCodes.invalidInput },
  'PUT /api/v1/admin/templates/{tplUid}': { id: randomUUID(), refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/templates/{tplUid}': { id: randomUUID(), refused: errorCodes.notFound },
  'PUT /api/v1/admin/views/{viewUid}': { id: randomUUID(), refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/views/{viewUid}': { id: randomUUID(), refused: errorCodes.notFound },
  'PUT /api/v1/admin/posts/{postUid}': { id: 'none', refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/posts/{postUid}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/faq/{faqUid}': { id: 'none', refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/faq/{faqUid}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/pages/{menuKey}': { id: 'intro_intro', refused: errorCodes.invalidInput },
  'PUT /api/v1/admin/terms/{code}/{version}': { id: 'USE', refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/terms/{code}/{version}': { id: 'USE', refused: errorCodes.notFound },
  'GET /api/v1/admin/members/{memberUid}': { id: randomUUID(), refused: errorCodes.notFound },
  'POST /api/v1/admin/members/{memberUid}/reveal': { id: randomUUID(), refused: errorCodes.invalidInput },
  'PATCH /api/v1/admin/members/{memberUid}/transition': { id: randomUUID(), refused: errorCodes.invalidInput },
  'DELETE /api/v1/admin/members/{memberUid}/sessions': { id: randomUUID(), refused: errorCodes.notFound },
  // secondFactor.test.ts has the owner, whose request needs x-reauth.
  'DELETE /api/v1/auth/passkeys/{passkeyUid}': { id: randomUUID(), refused: errorCodes.notFound },
  'DELETE /api/v1/admin/members/{memberUid}/second-factor': { id: randomUUID(), refused: errorCodes.notFound },
  'POST /api/v1/admin/outbox/{mailUid}/resend': { id: randomUUID(), refused: errorCodes.notFound },
  'POST /api/v1/admin/jobs/{jobUid}/run': { id: randomUUID(), refused: errorCodes.notFound },
  'POST /api/v1/admin/removed/{id}/restore': { id: 'none', refused: errorCodes.invalidInput },
  'PUT /api/v1/admin/promotions/{id}': 'PR001',
  'DELETE /api/v1/admin/promotions/{id}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/feed/{id}': 'FD001',
  'DELETE /api/v1/admin/feed/{id}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/travel-info/{id}': 'TI001',
  'DELETE /api/v1/admin/travel-info/{id}': { id: 'none', refused: errorCodes.notFound },
  'GET /api/v1/stickyArea/travelInfo/{id}': { list: '/api/v1/stickyArea/travelInfo/list', key: 'id' },
  'GET /api/v1/stickyArea/promotion/{id}': { list: '/api/v1/stickyArea/promotion/list', key: 'id' },
  // The name of a provider is public; the link belongs to the requester.
  'POST /api/v1/mypage/sns/{provider}': 'kakao',
  'DELETE /api/v1/mypage/sns/{provider}': { id: 'kakao', refused: errorCodes.forbidden },
  'PUT /api/v1/admin/search/synonyms/{word}': '비번',
  'GET /api/v1/terms/{code}': { list: '/api/v1/terms/list', key: 'code' },
};
