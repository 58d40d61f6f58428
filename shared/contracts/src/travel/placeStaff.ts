import * as z from 'zod/mini';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { staffPictures } from '../common/staffText.ts';
import { goodsStates } from './goodsStaff.ts';

export const adminPlaces = defineEndpoint({
  name: 'admin.listPlaces',
  method: 'GET',
  path: '/api/v1/admin/places',
  access: 'staff',
  // The gate, contents and travel goods choose places.
  area: 'any',
  language: 'header',
  response: listOf(z.object({ gdsUid: z.string(), gdsNm: z.string(), state: z.enum(goodsStates) })),
  summary: 'All places to choose from in the order of names, those off the site too.',
});

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
