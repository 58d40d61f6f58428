import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';

const refusedForm = (id: string) => ({ id, refused: errorCodes.invalidInput });

/** Endpoints of the office's catalogues: equipment, goods and tours of the travel service, flags and settings of remotes. */
export const catalogueResources = {
  'GET /api/v1/admin/equipment/{eqUid}': 'EQ001',
  'PUT /api/v1/admin/equipment/{eqUid}': refusedForm('EQ001'),
  'PUT /api/v1/admin/equipment/{eqUid}/hours': refusedForm('EQ001'),
  'PUT /api/v1/admin/equipment/{eqUid}/pictures': refusedForm('EQ001'),
  'PUT /api/v1/admin/equipment/{eqUid}/prices': refusedForm('EQ001'),
  'PUT /api/v1/admin/equipment/{eqUid}/operators': refusedForm('EQ001'),
  'GET /api/v1/admin/equipment/{eqUid}/trainings': 'EQ001',
  'POST /api/v1/admin/equipment/{eqUid}/trainings': refusedForm('EQ001'),
  'PATCH /api/v1/admin/equipment/{eqUid}/trainings/{memberUid}/end': refusedForm('EQ001'),
  'DELETE /api/v1/admin/closures/{closureUid}': { id: '999999999', refused: errorCodes.notFound },
  'PATCH /api/v1/admin/reservations/{rsvUid}/slot': refusedForm(randomUUID()),
  'GET /api/v1/admin/goods/{id}': 'G0001-1',
  'PUT /api/v1/admin/goods/{id}': refusedForm('G0001'),
  'PUT /api/v1/admin/goods/{id}/texts': refusedForm('G0001'),
  'PUT /api/v1/admin/goods/{id}/pictures': refusedForm('G0001'),
  'PUT /api/v1/admin/goods/{id}/options': refusedForm('G0001'),
  'GET /api/v1/admin/pass-goods/{gdsDtlUid}': 'PS001',
  'PUT /api/v1/admin/pass-goods/{gdsDtlUid}': refusedForm('PS001'),
  'PUT /api/v1/admin/pass-goods/{gdsDtlUid}/texts': refusedForm('PS001'),
  'GET /api/v1/admin/goods/{id}/stock': 'G0001-1',
  'PUT /api/v1/admin/goods/{id}/stock': refusedForm('G0001-1'),
  'POST /api/v1/admin/goods/{id}/close-day/preview': refusedForm('G0001-1'),
  'POST /api/v1/admin/goods/{id}/close-day': refusedForm('G0001-1'),
  'GET /api/v1/admin/tours/{tourUid}': 'TR001',
  'PUT /api/v1/admin/tours/{tourUid}': refusedForm('TR001'),
  'PUT /api/v1/admin/tours/{tourUid}/texts': refusedForm('TR001'),
  'PUT /api/v1/admin/tours/{tourUid}/stops': refusedForm('TR001'),
  'DELETE /api/v1/admin/tours/{tourUid}': { id: 'none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/flags/{flagNm}': refusedForm('mf-travel.none'),
  'DELETE /api/v1/admin/flags/{flagNm}': { id: 'mf-travel.none', refused: errorCodes.notFound },
  'PUT /api/v1/admin/remote-settings/{remoteId}': refusedForm('mf-none'),
  'DELETE /api/v1/admin/remote-settings/{remoteId}': { id: 'mf-none', refused: errorCodes.notFound },
} as const;
