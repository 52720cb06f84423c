import { paidLevels } from '#model/access/plan-levels.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/ai-picture.ts'

const base = '/api/v1/ai/picture'

export const makePictures = call<typeof shapes.makePictures>({
  name: 'aiPicture.make',
  method: 'POST',
  path: base,
  summary:
    'Has pictures made by an image model, for credits that are held until the files stand in the drive of the brand, and come back where that fails. CONFLICT where `credit` is another than they cost',
  access: 'BRAND_ROLE_DESIGNER',
  plan: { levels: paidLevels },
  errors: [
    'PROVIDER_OFF',
    'CONFLICT',
    'NOT_ENOUGH_CREDIT',
    'LIMIT_EXCEEDED',
    'STORAGE_EXCEEDED',
    'AI_REFUSED',
  ],
  limit: 'outside',
  idempotent: true,
  extension: true,
})

export const listMadePictures = call<typeof shapes.listMadePictures>({
  name: 'aiPicture.list',
  method: 'GET',
  path: base,
  summary: 'The newest requests for pictures by a model of a brand, 20 at most',
  access: 'BRAND_ROLE_READER',
  answerHash: '8d40bcea',
  extension: true,
})

export const readMadePicture = call<typeof shapes.readMadePicture>({
  name: 'aiPicture.read',
  method: 'GET',
  path: `${base}/{idPicture}`,
  summary: 'What has become of a request for pictures',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
  extension: true,
})

export const stopPicture = call<typeof shapes.stopPicture>({
  name: 'aiPicture.stop',
  method: 'DELETE',
  path: `${base}/{idPicture}`,
  summary:
    'Stops a request that has not ended and gives its credits back; one that has ended stays as it is. By who asked, or an admin',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND', 'ADMIN_ONLY'],
  extension: true,
})

export const reportPicture = call<typeof shapes.reportPicture>({
  name: 'aiPicture.report',
  method: 'POST',
  path: `${base}/{idPicture}/report`,
  summary:
    'Tells the operator what is wrong with pictures that a model has made. The first report of an account stays',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
  idempotent: true,
  extension: true,
})
