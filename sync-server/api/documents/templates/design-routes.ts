import type { GivenOf } from '#contract/call.ts'
import {
  changeDesignBody,
  copyDesignToBrand,
  copyDesignToUser,
  createBrandDesign,
  createUserDesign,
  listDesignHistory,
  readDesignHistory,
} from '#contract/design.ts'
import type { DesignBody } from '#contract/shapes/body/body.ts'
import { readBody } from '#contract/shapes/body/read-body.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { forms } from '#model/forms/forms.ts'
import type { Body } from '#scene/body/body.ts'
import { emptyBody } from '#scene/body/empty-body.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { readDesign } from '#server/scenes/design-at-rest.ts'
import { listVersionRows, readVersionRow, readVersionState, type VersionRow } from '../history/queries.ts'
import type { CreatedType } from '../many/queries.ts'
import { readable, writable } from '../many/rows.ts'
import { readDesignInTurn } from '../read-in-turn.ts'
import { refuseDamaged } from '../refuse-damaged.ts'
import { changeRoom, keepBefore } from './change-room.ts'
import { makeDesign } from './make-design.ts'
import { listTags } from './queries.ts'
import { toBodyAnswer, toTemplate, usedRow } from './rows.ts'
import { readStoredDesign } from './stored-design.ts'
import { writeOrRefuse } from './write-or-refuse.ts'

export const designRoutes: readonly Implementation[] = [
  creation(createBrandDesign, 'BRAND'),
  creation(createUserDesign, 'USER'),
  copying(copyDesignToBrand, 'BRAND'),
  copying(copyDesignToUser, 'USER'),

  implement(listDesignHistory, async (context, { params: { id }, query: { before, size } }) => {
    const { document } = readable(context, await usedRow(context, id))
    const key = { idBrand: context.idBrand, document: document as DocumentName }
    const rows = await listVersionRows(context.db, key, { before, size })
    return listing(
      'resTemplateDesignHistories',
      rows.map((row) => toVersion(row, id)),
    )
  }),

  implement(readDesignHistory, async (context, { params: { idTemplateDesign }, query: { idTemplate } }) => {
    const { db, idBrand } = context
    const { document } = readable(context, await usedRow(context, idTemplate))
    const key = { idBrand, document: document as DocumentName }
    const row = await readVersionRow(db, key, idTemplateDesign)
    if (row === undefined) throw new Refusal('NOT_FOUND')
    const read = await readDesignInTurn(context, async () => {
      const state = await readVersionState(db, key, idTemplateDesign)
      if (state === undefined) throw new Refusal('NOT_FOUND')
      return readDesign(state)
    })
    if (read === null) throw refuseDamaged()
    return { ...toVersion(row, idTemplate), body: toBodyAnswer(read.body) }
  }),

  implement(changeDesignBody, async (context, { params: { id }, body }) => {
    const row = writable(context, await usedRow(context, id))
    const wanted = bodyIn(body.body)
    const document = row.document as DocumentName
    await context.countDesign()
    await keepBefore(context, document)
    await changeRoom(context, document, (doc) => writeOrRefuse(doc, wanted))
    return toTemplate(context, await usedRow(context, id), await listTags(context.db, context.idBrand))
  }),
]

function creation(call: typeof createUserDesign, createdType: CreatedType): Implementation {
  return implement(call, async (context, { body }) => {
    refuseOther(context, body)
    if (body.createdType !== undefined && body.createdType !== createdType)
      throw refuseField('createdType', 'INVALID_VALUE')
    const { name, idDirectory } = body
    const made = { body: emptyBody(name, sizeOf(body)), template: null, createdType, idDirectory }
    return context.transact(async (db) => ({ idTemplate: await makeDesign(context, db, made) }))
  })
}

function copying(call: typeof copyDesignToUser, createdType: CreatedType): Implementation {
  return implementPrepared(
    call,
    async (context, { body }) => {
      refuseOther(context, body)
      const { document, title } = readable(context, await usedRow(context, body.idTemplate))
      return { ...(await readStoredDesign(context, document as DocumentName)), title }
    },
    async (context, { body: { name, idDirectory } }, { body, template, title }) => {
      const made = { body: { ...body, name: name ?? title }, template, createdType, idDirectory }
      return context.transact(async (db) => ({
        idTemplate: await makeDesign(context, db, made),
      }))
    },
  )
}

function refuseOther({ idBrand }: CallContext, body: { readonly idBrand?: number | undefined }): void {
  if (body.idBrand !== undefined && body.idBrand !== idBrand) throw refuseField('idBrand', 'INVALID_VALUE')
}

type Size = Pick<Body, 'form' | 'unit' | 'width' | 'height' | 'bleed'>

/** Of the form, or one of its own. */
function sizeOf(body: GivenOf<typeof createUserDesign>['body']): Size {
  const { idForm, unitWidth: width, unitHeight: height, sizeUnit: unit } = body
  if (idForm !== undefined) {
    const form = forms.find((each) => each.idForm === idForm)
    if (!form) throw refuseField('idForm', 'NOT_FOUND')
    const { key, bleed } = form
    const size = { form: key, unit: form.unit, width: form.width, height: form.height }
    return bleed === 0 ? size : { ...size, bleed }
  }
  if (width === undefined) throw refuseField('unitWidth', 'INVALID_VALUE')
  if (height === undefined) throw refuseField('unitHeight', 'INVALID_VALUE')
  if (unit === undefined) throw refuseField('sizeUnit', 'INVALID_VALUE')
  return { form: 'custom', unit, width, height }
}

function bodyIn(text: string): DesignBody {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuseField('body', 'INVALID_VALUE')
  }
  const read = readBody(value)
  if (!read.ok) throw refuseField('body', 'INVALID_VALUE')
  return read.body
}

function toVersion({ id, name, created_at, expires_at }: VersionRow, idTemplate: number) {
  return {
    idTemplateDesign: id,
    idTemplate,
    name,
    createdDate: created_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
  }
}
