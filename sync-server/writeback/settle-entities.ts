import { fieldsOf } from '#model/documents/documents.ts'
import type { TextField } from '#model/fields/text.ts'
import type { ValueField } from '#model/fields/value.ts'
import { type Offer, offer } from './offer.ts'
import type { Pass } from './pass.ts'
import { type EntityResource, entities } from './resources.ts'
import { settleValue } from './settle-value.ts'
import { type RestValue, toRestValue } from './shadow.ts'
import { type TakeOver, textTakeOver, valueTakeOver } from './take-over.ts'

type SingleField = TextField | ValueField<unknown>

interface Bound {
  readonly field: SingleField
  readonly resource: EntityResource
  readonly property: string
}

/** Settles the texts and values of a document with the REST entities that hold them. */
export async function settleEntities(pass: Pass): Promise<void> {
  const { doc } = pass.lease
  const bound = fieldsOf(pass.lease.document).flatMap(boundOf)
  const read = await readAll(pass, bound)
  const toOffer: Bound[] = []
  const taken: Record<string, RestValue> = {}
  const edits: TakeOver[] = []
  const restOf = ({ field, resource, property }: Bound) =>
    pass.asSent(field.path, toRestValue(read.get(resource.read.name)?.[property]))
  const documentOf = ({ field }: Bound) => toRestValue(field.toRest(doc))

  for (const each of bound) {
    const { field } = each
    const [document, rest] = [documentOf(each), restOf(each)]
    const isText = field.kind === 'text'
    const base = pass.baseOf(field.path, pass.shadow.values[field.path], rest, isText)
    const verdict = settleValue(isText, base, document, rest)
    if (verdict.kind === 'agree') pass.agree(field.path, document)
    else if (verdict.kind === 'toRest') {
      if (verdict.lost !== null) pass.keep({ field: field.path, kept: document, other: verdict.lost })
      pass.know(field.path, rest)
      toOffer.push(each)
    } else if (field.kind === 'text') {
      edits.push(textTakeOver(field, base ?? null, rest))
      taken[field.path] = rest
      if (verdict.kind === 'merge') toOffer.push(each)
    } else if (rest === null || field.accepts(rest)) {
      edits.push(valueTakeOver(field, () => documentOf(each) === document, rest))
      taken[field.path] = rest
    }
  }
  if (edits.length > 0) {
    await pass.takeOver({ values: taken }, () => {
      for (const edit of edits) edit(doc)
    })
  }
  // Read again: merged texts and what was typed meanwhile go along.
  for (const change of new Set(toOffer.map(({ resource }) => resource.change))) {
    const offers: Offer[] = []
    for (const each of toOffer.filter(({ resource }) => resource.change === change)) {
      const [value, rest] = [documentOf(each), restOf(each)]
      if (value === rest) pass.agree(each.field.path, value)
      else offers.push({ path: each.field.path, property: each.property, value })
    }
    for (const { path, value } of await offer(pass, change, offers)) pass.agree(path, value)
  }
}

function boundOf(field: ReturnType<typeof fieldsOf>[number]): Bound[] {
  if (field.kind === 'list' || field.rest === undefined) return []
  const [name = '', property = ''] = field.rest.split('.')
  const resource = entities[name]
  return resource ? [{ field, resource, property }] : []
}

/** Every entity once, by the name of the call that reads it. */
async function readAll(pass: Pass, bound: readonly Bound[]): Promise<Map<string, Record<string, unknown>>> {
  const read = new Map<string, Record<string, unknown>>()
  for (const { resource } of bound) {
    if (!read.has(resource.read.name)) read.set(resource.read.name, await pass.ask(resource.read))
  }
  return read
}
