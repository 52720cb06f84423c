import { call } from './call.ts'
import type * as shapes from './shapes/brand-core.ts'

export const readCore = call<typeof shapes.readCore>({
  name: 'brandCore.read',
  method: 'GET',
  path: '/api/v1/brand/core',
  summary: 'The answers on purpose, story, vision and values, without the list of core values',
  access: 'BRAND_ROLE_READER',
})

export const changeCore = call<typeof shapes.changeCore>({
  name: 'brandCore.change',
  method: 'PATCH',
  path: '/api/v1/brand/core',
  summary: 'Changes some of the core',
  access: 'BRAND_ROLE_MEMBER',
})

export const listCoreValues = call<typeof shapes.listCoreValues>({
  name: 'coreValues.list',
  method: 'GET',
  path: '/api/v1/brand/core/value',
  summary: 'The core values in their order',
  access: 'BRAND_ROLE_READER',
})

export const createCoreValue = call<typeof shapes.createCoreValue>({
  name: 'coreValues.create',
  method: 'POST',
  path: '/api/v1/brand/core/value',
  summary: 'Adds a core value; ten at most',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
})

export const changeCoreValue = call<typeof shapes.changeCoreValue>({
  name: 'coreValues.change',
  method: 'PATCH',
  path: '/api/v1/brand/core/value/{id}',
  summary: 'Changes a core value',
  access: 'BRAND_ROLE_MEMBER',
})

export const deleteCoreValue = call<typeof shapes.deleteCoreValue>({
  name: 'coreValues.delete',
  method: 'DELETE',
  path: '/api/v1/brand/core/value/{id}',
  summary: 'Deletes a core value',
  access: 'BRAND_ROLE_MEMBER',
})

export const searchCoreKeywords = call<typeof shapes.searchCoreKeywords>({
  name: 'coreValues.searchKeywords',
  method: 'GET',
  path: '/api/v1/brand/core/value/keyword',
  summary: 'Keywords for core values, by a part of the word or its initial consonants',
  access: 'BRAND_ROLE_READER',
})

const draft = <Name extends string>(name: Name, summary: string) => ({
  name: `brandCore.draft.${name}`,
  method: 'GET' as const,
  path: `/api/v1/brand/core/gpt/${name}`,
  summary,
  access: 'BRAND_ROLE_MEMBER' as const,
})

export const draftStory = call<typeof shapes.draftStory>(
  draft('story', 'Drafts of the story from the answers'),
)

export const draftPurpose = call<typeof shapes.draftPurpose>(
  draft('purpose', 'Drafts of the purpose statement'),
)

export const draftVision = call<typeof shapes.draftVision>(draft('vision', 'Drafts of the vision statement'))

export const draftValues = call<typeof shapes.draftValues>(
  draft('value', 'Suggested core values, and drafts of the definitions of the chosen ones'),
)
