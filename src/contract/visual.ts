import { paidLevels } from '#model/access/plan-levels.ts'
import { call, ordinaryBodyBytes } from './call.ts'
import type * as shapes from './shapes/visual.ts'

export const readVisual = call<typeof shapes.readVisual>({
  name: 'brandVisual.read',
  method: 'GET',
  path: '/api/v1/brand/visual',
  summary: 'Logo, colours, typography and photographs',
  access: 'BRAND_ROLE_READER',
})

export const changeLogo = call<typeof shapes.changeLogo>({
  name: 'brandVisual.changeLogo',
  method: 'PATCH',
  path: '/api/v1/brand/visual/logo',
  summary: 'Sets or removes some of the logo files; setting the vector file needs a paid plan',
  access: 'BRAND_ROLE_MEMBER',
  plan: { levels: paidLevels, sets: 'logoJson.vector' },
  errors: ['FORBIDDEN_PLAN'],
})

/**
 * `finalised: true` needs a designer or above; any change of a colour clears it. With `seen` exactly those eight colours
 * are finalised, even where the write-back has not brought the newest of them to REST yet. A device always sends `seen`:
 * the colours that were on screen.
 */
export const changeColors = call<typeof shapes.changeColors>({
  name: 'brandVisual.changeColors',
  method: 'PATCH',
  path: '/api/v1/brand/visual/color',
  summary: 'Changes some of the eight colours, or finalises them',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['FORBIDDEN_ROLE', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

/** `finalised` and `seen` as in `changeColors`. */
export const changeTypography = call<typeof shapes.changeTypography>({
  name: 'brandVisual.changeTypography',
  method: 'PATCH',
  path: '/api/v1/brand/visual/typography',
  summary: 'Changes some of the four fonts, or finalises them',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['FORBIDDEN_ROLE', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

export const downloadTypography = call<typeof shapes.downloadTypography>({
  name: 'brandVisual.downloadTypography',
  method: 'POST',
  path: '/api/v1/brand/visual/typography/download',
  summary: 'A font family with its licence, as a .zip',
  access: 'BRAND_ROLE_READER',
  content: 'application/zip',
  errors: ['NOT_FOUND'],
})

export const listPhotographs = call<typeof shapes.listPhotographs>({
  name: 'photography.list',
  method: 'GET',
  path: '/api/v1/brand/visual/photography',
  summary: 'The photographs in their order',
  access: 'BRAND_ROLE_READER',
})

export const changePhotographs = call<typeof shapes.changePhotographs>({
  name: 'photography.change',
  method: 'PATCH',
  path: '/api/v1/brand/visual/photography',
  summary: 'Adds and changes photographs, fifty at most; answers those that were sent, in the same order',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['LIMIT_EXCEEDED', 'NOT_FOUND'],
  maxBodyBytes: 2 * ordinaryBodyBytes,
  idempotent: true,
})

export const readPhotograph = call<typeof shapes.readPhotograph>({
  name: 'photography.read',
  method: 'GET',
  path: '/api/v1/brand/visual/photography/{id}',
  summary: 'One photograph',
  access: 'BRAND_ROLE_READER',
})

export const deletePhotograph = call<typeof shapes.deletePhotograph>({
  name: 'photography.delete',
  method: 'DELETE',
  path: '/api/v1/brand/visual/photography/{id}',
  summary: 'Deletes a photograph; its file stays',
  access: 'BRAND_ROLE_MEMBER',
})

export const suggestColors = call<typeof shapes.suggestColors>({
  name: 'brandVisual.suggestColors',
  method: 'GET',
  path: '/api/v1/brand/visual/gpt/color',
  summary: 'Five palettes around the main colour; without one, the answer that is needed first',
  access: 'BRAND_ROLE_MEMBER',
})
