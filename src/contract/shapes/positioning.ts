import * as z from 'zod'
import { id, key, listOf, nothing, textUpTo } from './basic.ts'

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

const count = z.object({ count: z.number(), max: z.number() })

export const readPositioning = { answer: positioning }

export const changePositioning = { body: z.object(positioningProperties).partial(), answer: positioning }

export const listPersonas = { answer: listOf('personas', persona) }

export const countPersonas = { answer: count }

export const readPersona = { params: z.object({ id }), answer: persona }

export const createPersona = { body: personaChange, answer: persona }

export const changePersona = { params: z.object({ id }), body: personaChange, answer: persona }

export const deletePersona = { params: z.object({ id }), answer: nothing }

export const listCompetitors = { answer: listOf('competitors', competitor) }

export const countCompetitors = { answer: count }

export const readCompetitor = { params: z.object({ id }), answer: competitor }

export const createCompetitor = { body: competitorChange, answer: competitor }

export const changeCompetitor = { params: z.object({ id }), body: competitorChange, answer: competitor }

export const deleteCompetitor = { params: z.object({ id }), answer: nothing }
