import { mostBodyText } from '#model/documents/design-limits.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/design.ts'

const base = '/api/v1/template/design'

const made = {
  errors: ['NOT_FOUND', 'INVALID_VALUE', 'LIMIT_EXCEEDED'],
  idempotent: true,
} as const

export const createBrandDesign = call<typeof shapes.createBrandDesign>({
  ...made,
  name: 'design.createBrand',
  method: 'POST',
  path: `${base}/brand`,
  summary: 'Makes a template of the brand with one empty page, in the size of a form or one of its own',
  access: 'BRAND_ROLE_DESIGNER',
})

export const createUserDesign = call<typeof shapes.createUserDesign>({
  ...made,
  name: 'design.createUser',
  method: 'POST',
  path: `${base}/user`,
  summary: 'Makes a design with one empty page, in the size of a form or one of its own',
  access: 'BRAND_ROLE_MEMBER',
})

export const copyDesignToBrand = call<typeof shapes.copyDesignToBrand>({
  ...made,
  errors: [...made.errors, 'CONFLICT'],
  name: 'design.copyToBrand',
  method: 'POST',
  path: `${base}/copy/toBrand`,
  summary: 'Makes a template of the brand of what a design is now',
  access: 'BRAND_ROLE_DESIGNER',
})

export const copyDesignToUser = call<typeof shapes.copyDesignToUser>({
  ...made,
  errors: [...made.errors, 'CONFLICT'],
  name: 'design.copyToUser',
  method: 'POST',
  path: `${base}/copy/toUser`,
  summary: 'Makes a design of what a design or a template of the brand is now',
  access: 'BRAND_ROLE_MEMBER',
})

export const listDesignHistory = call<typeof shapes.listDesignHistory>({
  name: 'design.history',
  method: 'GET',
  path: `${base}/history/{id}`,
  summary: 'The kept versions of a design, newest first, for as long as the plan says',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
})

export const readDesignHistory = call<typeof shapes.readDesignHistory>({
  name: 'design.historyBody',
  method: 'GET',
  path: `${base}/history/body/{idTemplateDesign}`,
  summary: 'The body of a kept version',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const changeDesignBody = call<typeof shapes.changeDesignBody>({
  name: 'design.changeBody',
  method: 'PATCH',
  path: `${base}/body/{id}`,
  summary:
    'Makes a design equal to a body by the edits in which they differ; open devices see it at once, and what they change meanwhile is merged',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NOT_FOUND', 'INVALID_VALUE', 'DESIGNER_ONLY', 'TOO_LARGE', 'CONFLICT'],
  maxBodyBytes: 3 * mostBodyText + 64,
})
