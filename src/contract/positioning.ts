import { call } from './call.ts'
import type * as shapes from './shapes/positioning.ts'

const reader = 'BRAND_ROLE_READER' as const
const member = 'BRAND_ROLE_MEMBER' as const
const base = '/api/v1/brand/positioning'

export const readPositioning = call<typeof shapes.readPositioning>({
  name: 'positioning.read',
  method: 'GET',
  path: base,
  summary: 'The axes of the map, the point of the brand on it, and the statement',
  access: reader,
})

export const changePositioning = call<typeof shapes.changePositioning>({
  name: 'positioning.change',
  method: 'PATCH',
  path: base,
  summary: 'Changes some of the positioning',
  access: member,
})

export const listPersonas = call<typeof shapes.listPersonas>({
  name: 'persona.list',
  method: 'GET',
  path: `${base}/persona`,
  summary: 'The personas in their order',
  access: reader,
})

export const countPersonas = call<typeof shapes.countPersonas>({
  name: 'persona.count',
  method: 'GET',
  path: `${base}/persona/count`,
  summary: 'How many personas there are and may be',
  access: reader,
})

export const readPersona = call<typeof shapes.readPersona>({
  name: 'persona.read',
  method: 'GET',
  path: `${base}/persona/{id}`,
  summary: 'One persona',
  access: reader,
})

export const createPersona = call<typeof shapes.createPersona>({
  name: 'persona.create',
  method: 'POST',
  path: `${base}/persona`,
  summary: 'Adds a persona; five at most',
  access: member,
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
})

export const changePersona = call<typeof shapes.changePersona>({
  name: 'persona.change',
  method: 'PATCH',
  path: `${base}/persona/{id}`,
  summary: 'Changes a persona',
  access: member,
})

export const deletePersona = call<typeof shapes.deletePersona>({
  name: 'persona.delete',
  method: 'DELETE',
  path: `${base}/persona/{id}`,
  summary: 'Deletes a persona',
  access: member,
})

export const listCompetitors = call<typeof shapes.listCompetitors>({
  name: 'competitor.list',
  method: 'GET',
  path: `${base}/competitor`,
  summary: 'The competitors in their order',
  access: reader,
})

export const countCompetitors = call<typeof shapes.countCompetitors>({
  name: 'competitor.count',
  method: 'GET',
  path: `${base}/competitor/count`,
  summary: 'How many competitors there are and may be',
  access: reader,
})

export const readCompetitor = call<typeof shapes.readCompetitor>({
  name: 'competitor.read',
  method: 'GET',
  path: `${base}/competitor/{id}`,
  summary: 'One competitor',
  access: reader,
})

export const createCompetitor = call<typeof shapes.createCompetitor>({
  name: 'competitor.create',
  method: 'POST',
  path: `${base}/competitor`,
  summary: 'Adds a competitor; ten at most',
  access: member,
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
})

export const changeCompetitor = call<typeof shapes.changeCompetitor>({
  name: 'competitor.change',
  method: 'PATCH',
  path: `${base}/competitor/{id}`,
  summary: 'Changes a competitor',
  access: member,
})

export const deleteCompetitor = call<typeof shapes.deleteCompetitor>({
  name: 'competitor.delete',
  method: 'DELETE',
  path: `${base}/competitor/{id}`,
  summary: 'Deletes a competitor',
  access: member,
})
