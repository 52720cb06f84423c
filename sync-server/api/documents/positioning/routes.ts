import type { AnswerOf } from '#contract/call.ts'
import {
  changeCompetitor,
  changePersona,
  changePositioning,
  countCompetitors,
  countPersonas,
  createCompetitor,
  createPersona,
  deleteCompetitor,
  deletePersona,
  listCompetitors,
  listPersonas,
  readCompetitor,
  readPersona,
  readPositioning,
} from '#contract/positioning.ts'
import { competitor, persona, positioning } from '#contract/shapes/positioning.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeDocument } from '../change-document.ts'
import { namesOf, toColumns, toProperties } from '../properties.ts'
import { competitorRows, type PositioningRow, personaRows, positioningRows } from './queries.ts'

const idOfPersona = 'idBrandPositioningPersona'
const idOfCompetitor = 'idBrandPositioningCompetitor'
const names = namesOf(positioning, 'idBrandPositioning')
const personaNames = namesOf(persona, idOfPersona)
const competitorNames = namesOf(competitor, idOfCompetitor)

type Rows = typeof personaRows | typeof competitorRows

export const positioningRoutes: readonly Implementation[] = [
  implement(readPositioning, async ({ db, idBrand }) => toAnswer(await positioningRows.read(db, idBrand))),

  implement(changePositioning, async (context, { body }) => {
    const { idBrand } = context
    return changeDocument(context, 'strategy', async (db) => {
      await positioningRows.change(db, idBrand, toColumns(names, body))
      return toAnswer(await positioningRows.read(db, idBrand))
    })
  }),

  implement(listPersonas, async ({ db, idBrand }) =>
    listing('personas', (await personaRows.list(db, idBrand)).map(toPersona)),
  ),
  implement(countPersonas, ({ db, idBrand }) => countOf(personaRows, db, idBrand, 'personas')),
  implement(readPersona, async ({ db, idBrand }, { params }) =>
    toPersona(found(await personaRows.read(db, idBrand, params.id))),
  ),
  implement(createPersona, async (context, { body }) =>
    toPersona(await create(context, personaRows, 'personas', toColumns(personaNames, body))),
  ),
  implement(changePersona, async (context, { params, body }) =>
    toPersona(await change(context, personaRows, params.id, toColumns(personaNames, body))),
  ),
  implement(deletePersona, (context, { params }) => remove(context, personaRows, params.id)),

  implement(listCompetitors, async ({ db, idBrand }) =>
    listing('competitors', (await competitorRows.list(db, idBrand)).map(toCompetitor)),
  ),
  implement(countCompetitors, ({ db, idBrand }) => countOf(competitorRows, db, idBrand, 'competitors')),
  implement(readCompetitor, async ({ db, idBrand }, { params }) =>
    toCompetitor(found(await competitorRows.read(db, idBrand, params.id))),
  ),
  implement(createCompetitor, async (context, { body }) =>
    toCompetitor(await create(context, competitorRows, 'competitors', toColumns(competitorNames, body))),
  ),
  implement(changeCompetitor, async (context, { params, body }) =>
    toCompetitor(await change(context, competitorRows, params.id, toColumns(competitorNames, body))),
  ),
  implement(deleteCompetitor, (context, { params }) => remove(context, competitorRows, params.id)),
]

function toAnswer(row: PositioningRow | undefined) {
  return {
    ...toProperties<AnswerOf<typeof readPositioning>>(names, row),
    idBrandPositioning: row?.id ?? null,
  }
}

function toPersona(row: { readonly id: number }) {
  return { ...toProperties<AnswerOf<typeof readPersona>>(personaNames, row), [idOfPersona]: row.id }
}

function toCompetitor(row: { readonly id: number }) {
  return { ...toProperties<AnswerOf<typeof readCompetitor>>(competitorNames, row), [idOfCompetitor]: row.id }
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function countOf(rows: Rows, db: CallContext['db'], idBrand: number, list: 'personas' | 'competitors') {
  return { count: await rows.count(db, idBrand), max: strategy.positioning[list].atMost }
}

async function create(
  context: CallContext,
  rows: Rows,
  list: 'personas' | 'competitors',
  columns: Parameters<Rows['insert']>[2],
): Promise<{ readonly id: number }> {
  const { idBrand } = context
  return changeDocument(context, 'strategy', async (db) => {
    if ((await rows.count(db, idBrand)) >= strategy.positioning[list].atMost)
      throw new Refusal('LIMIT_EXCEEDED')
    return rows.insert(db, idBrand, columns)
  })
}

function change(
  context: CallContext,
  rows: Rows,
  id: number,
  columns: Parameters<Rows['change']>[3],
): Promise<{ readonly id: number }> {
  const { idBrand } = context
  return changeDocument(context, 'strategy', async (db) => found(await rows.change(db, idBrand, id, columns)))
}

function remove(context: CallContext, rows: Rows, id: number): Promise<Record<string, never>> {
  const { idBrand } = context
  return changeDocument(context, 'strategy', async (db) => {
    if (!(await rows.remove(db, idBrand, id))) throw new Refusal('NOT_FOUND')
    return {}
  })
}
