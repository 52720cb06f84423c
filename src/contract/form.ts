import { call } from './call.ts'
import type * as shapes from './shapes/form.ts'

const base = '/api/v1/template/design'

export const listForms = call<typeof shapes.listForms>({
  name: 'form.list',
  method: 'GET',
  path: `${base}/forms`,
  summary: "The sizes that designs are made in, by tab, named in the caller's language",
  access: 'token',
  answerHash: '10f0ccb0',
})

export const listSizeUnits = call<typeof shapes.listSizeUnits>({
  name: 'form.sizeUnits',
  method: 'GET',
  path: `${base}/form/sizeUnits`,
  summary: 'The units of a size of one’s own, and how small and large it may be',
  access: 'token',
})
