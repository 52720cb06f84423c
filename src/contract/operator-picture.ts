import { call } from './call.ts'
import type * as shapes from './shapes/operator-picture.ts'

const ofOperator = { access: 'token', staff: 'OPERATOR', extension: true } as const
const base = '/api/v1/operator/picture'

export const listReportedPictures = call<typeof shapes.listReportedPictures>({
  ...ofOperator,
  name: 'operator.reportedPictures',
  method: 'GET',
  path: base,
  summary:
    'Requests for pictures by a model that members have reported, those that wait the longest first; decided ones the newest first',
})

export const readReportedPicture = call<typeof shapes.readReportedPicture>({
  ...ofOperator,
  name: 'operator.reportedPicture',
  method: 'GET',
  path: `${base}/{idPicture}`,
  summary: 'A reported request with what was said about it, and nothing else of the brand',
  errors: ['NOT_FOUND'],
})

export const readReportedFile = call<typeof shapes.readReportedFile>({
  ...ofOperator,
  name: 'operator.reportedFile',
  method: 'POST',
  path: `${base}/{idPicture}/file/{number}`,
  summary:
    'The bytes of a reported picture, the first one is 1, also from the trash. Leaves an act, and is therefore no GET',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND'],
})

export const decideReportedPicture = call<typeof shapes.decideReportedPicture>({
  ...ofOperator,
  name: 'operator.decidePicture',
  method: 'POST',
  path: `${base}/{idPicture}/decision`,
  summary:
    'Answers all open reports of a request: REMOVED deletes its pictures for good, with their copies in the drives of the brand, and tells who asked for them; KEPT leaves them. CONFLICT where none is open, or another one has come since',
  errors: ['NOT_FOUND', 'CONFLICT'],
})
