import { call } from './call.ts'
import type * as shapes from './shapes/personality.ts'

export const readPersonality = call<typeof shapes.readPersonality>({
  name: 'personality.read',
  method: 'GET',
  path: '/api/v1/brand/personality',
  summary: 'Keywords, taglines and voice',
  access: 'BRAND_ROLE_READER',
})

export const changePersonality = call<typeof shapes.changePersonality>({
  name: 'personality.change',
  method: 'PATCH',
  path: '/api/v1/brand/personality',
  summary: 'Changes some of the personality; keywords are ids of the list, or words of the brand’s own',
  access: 'BRAND_ROLE_MEMBER',
})
