import * as z from 'zod'
import { call } from './call.ts'
import { id, key, listOf, nothing, textUpTo } from './shapes.ts'

const name = textUpTo(40)
const line = textUpTo(100)
const paragraph = textUpTo(500)
const scale = z.number().int().min(0).max(100).nullable()
const order = z.number().int().min(0).max(10_000)

const positioningProperties = {
  axisX: scale,
  axisY: scale,
  axisZ: scale,
  axisXLow: name,
  axisXHigh: name,
  axisYLow: name,
  axisYHigh: name,
  brandName: name,
  target: line,
  benefit: line,
  competitor: line,
  service: line,
  positioningStrategy: textUpTo(2000),
}

const personaProperties = {
  idBrandCharacter: key,
  name,
  age: key,
  gender: key,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  city: name,
  job: name,
  familyRole: key,
  energyDirection: scale,
  judgmentStyle: scale,
  lifeStyle: scale,
  behaviorStyle: scale,
  goal: paragraph,
  discomfort: paragraph,
  issue: paragraph,
  problem: paragraph,
  needs: paragraph,
  achievements: paragraph,
}

const competitorProperties = {
  axisX: scale,
  axisY: scale,
  axisZ: scale,
  brandName: name,
  website: textUpTo(200),
  service: line,
  businessModel: paragraph,
  benefit: paragraph,
  advantage: paragraph,
}

export const positioning = z
  .object({ idBrandPositioning: z.number().nullable(), ...positioningProperties })
  .meta({ id: 'Positioning' })

export const persona = z
  .object({ idBrandPositioningPersona: z.number(), ...personaProperties, orderAscending: z.number() })
  .meta({ id: 'Persona' })

export const competitor = z
  .object({ idBrandPositioningCompetitor: z.number(), ...competitorProperties, orderAscending: z.number() })
  .meta({ id: 'Competitor' })

const personaChange = z.object({ ...personaProperties, orderAscending: order }).partial()
const competitorChange = z.object({ ...competitorProperties, orderAscending: order }).partial()

const member = 'BRAND_ROLE_MEMBER' as const
const count = z.object({ count: z.number(), max: z.number() })
const base = '/api/v1/brand/positioning'

export const readPositioning = call({
  name: 'positioning.read',
  method: 'GET',
  path: base,
  summary: 'Axes, the own place and the statement',
  access: member,
  answer: positioning,
})

export const changePositioning = call({
  name: 'positioning.change',
  method: 'PATCH',
  path: base,
  summary: 'Changes some of the positioning',
  access: member,
  body: z.object(positioningProperties).partial(),
  answer: positioning,
})

export const listPersonas = call({
  name: 'persona.list',
  method: 'GET',
  path: `${base}/persona`,
  summary: 'The personas in their order',
  access: member,
  answer: listOf('personas', persona),
})

export const countPersonas = call({
  name: 'persona.count',
  method: 'GET',
  path: `${base}/persona/count`,
  summary: 'How many personas there are and may be',
  access: member,
  answer: count,
})

export const readPersona = call({
  name: 'persona.read',
  method: 'GET',
  path: `${base}/persona/{id}`,
  summary: 'One persona',
  access: member,
  params: z.object({ id }),
  answer: persona,
})

export const createPersona = call({
  name: 'persona.create',
  method: 'POST',
  path: `${base}/persona`,
  summary: 'Adds a persona; five at most',
  access: member,
  body: personaChange,
  answer: persona,
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
})

export const changePersona = call({
  name: 'persona.change',
  method: 'PATCH',
  path: `${base}/persona/{id}`,
  summary: 'Changes a persona',
  access: member,
  params: z.object({ id }),
  body: personaChange,
  answer: persona,
})

export const deletePersona = call({
  name: 'persona.delete',
  method: 'DELETE',
  path: `${base}/persona/{id}`,
  summary: 'Deletes a persona',
  access: member,
  params: z.object({ id }),
  answer: nothing,
})

export const listCompetitors = call({
  name: 'competitor.list',
  method: 'GET',
  path: `${base}/competitor`,
  summary: 'The competitors in their order',
  access: member,
  answer: listOf('competitors', competitor),
})

export const countCompetitors = call({
  name: 'competitor.count',
  method: 'GET',
  path: `${base}/competitor/count`,
  summary: 'How many competitors there are and may be',
  access: member,
  answer: count,
})

export const readCompetitor = call({
  name: 'competitor.read',
  method: 'GET',
  path: `${base}/competitor/{id}`,
  summary: 'One competitor',
  access: member,
  params: z.object({ id }),
  answer: competitor,
})

export const createCompetitor = call({
  name: 'competitor.create',
  method: 'POST',
  path: `${base}/competitor`,
  summary: 'Adds a competitor; ten at most',
  access: member,
  body: competitorChange,
  answer: competitor,
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
})

export const changeCompetitor = call({
  name: 'competitor.change',
  method: 'PATCH',
  path: `${base}/competitor/{id}`,
  summary: 'Changes a competitor',
  access: member,
  params: z.object({ id }),
  body: competitorChange,
  answer: competitor,
})

export const deleteCompetitor = call({
  name: 'competitor.delete',
  method: 'DELETE',
  path: `${base}/competitor/{id}`,
  summary: 'Deletes a competitor',
  access: member,
  params: z.object({ id }),
  answer: nothing,
})
