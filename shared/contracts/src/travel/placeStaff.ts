import * as z from 'zod/mini';
import { defineEndpoint } from '../common/endpoint.ts';
import { staffPictures } from '../common/staffText.ts';

/** Limit of the pictures of one place. */
export const maxPlacePictures = 10;

export const adminPlacePictures = defineEndpoint({
  name: 'admin.changePlacePictures',
  method: 'PUT',
  path: '/api/v1/admin/goods/{id}/pictures',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    pictures: staffPictures(maxPlacePictures),
    /** Version that the form was opened with. A change of another version is refused. */
    rev: z.int(),
  }),
  response: z.object({ gdsUid: z.string(), rev: z.int() }),
  summary: 'Replaces the pictures of goods in their order; the first one is that of lists.',
});
