import { fieldsOf } from '#model/documents/documents.ts'
import type { TextField } from '#model/fields/text.ts'
import type { ValueField } from '#model/fields/value.ts'
import { mergeTexts, splicesBetween } from './merge-texts.ts'
import type { Pass } from './pass.ts'
import { type EntityResource, entities } from './resources.ts'
import { settleValue } from './settle-value.ts'
import { type RestValue, toRestValue } from './shadow.ts'

type SingleField = TextField | ValueField<unknown>

interface Bound {
  readonly field: SingleField
  readonly resource: EntityResource
  readonly property: string
}

interface Call {
  readonly bound: Bound
  readonly value: RestValue
}

/** Settles the texts and values of a document with the REST entities that hold them. */
export async function settleEntities(pass: Pass): Promise<void> {
  const bound = fieldsOf(pass.lease.document).flatMap(boundOf)
  const read = await readAll(pass, bound)
  const calls: Call[] = []
  const edits: (() => void)[] = []

  for (const each of bound) {
    const { field, resource, property } = each
    const rest = toRestValue(read.get(resource.read.name)?.[property])
    const document = toRestValue(field.toRest(pass.lease.doc))
    const verdict = settleValue(field.kind === 'text', pass.shadow.values[field.path], document, rest)
    if (verdict.kind === 'agree') pass.agree(field.path, document)
    else if (verdict.kind === 'toRest') {
      if (verdict.lost !== null) pass.keep({ field: field.path, kept: document, other: verdict.lost })
      calls.push({ bound: each, value: document })
    } else if (verdict.kind === 'toDocument') {
      edits.push(() => takeOver(pass, field, rest))
    } else {
      edits.push(() => takeOver(pass, field, rest))
      calls.push({ bound: each, value: null })
    }
  }
  if (edits.length > 0)
    await pass.lease.edit(() => {
      for (const edit of edits) edit()
    })
  await pass.note()
  // Read again: merged texts and what was typed meanwhile go along.
  await send(
    pass,
    calls.map(({ bound: each }) => ({ bound: each, value: toRestValue(each.field.toRest(pass.lease.doc)) })),
  )
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

/** REST's words into the document: where the document moved too, both sides' words stand. */
function takeOver(pass: Pass, field: SingleField, rest: RestValue): void {
  const { doc } = pass.lease
  if (field.kind === 'value') {
    if (rest === null || field.accepts(rest)) field.write(doc, rest)
    pass.agree(field.path, rest)
    return
  }
  const shared = field.shared(doc)
  const current = shared.toString()
  const shadow = pass.shadow.values[field.path] ?? null
  const merged = mergeTexts(String(shadow ?? ''), current, String(rest ?? ''))
  for (const { at, remove, insert } of splicesBetween(current, merged)) {
    if (remove > 0) shared.delete(at, remove)
    else shared.insert(at, insert)
  }
  pass.agree(field.path, rest)
}

/** One call for each entity; what REST refuses is left out and said, the rest goes again. */
async function send(pass: Pass, calls: readonly Call[]): Promise<void> {
  const open = calls.filter(({ bound, value }) => !pass.isRefused(bound.field.path, value))
  for (const change of new Set(open.map(({ bound }) => bound.resource.change))) {
    let left = open.filter(({ bound }) => bound.resource.change === change)
    while (left.length > 0) {
      const body = Object.fromEntries(left.map(({ bound, value }) => [bound.property, value]))
      const reply = await pass.rest(change, { body })
      if (reply.ok) {
        for (const { bound, value } of left) pass.agree(bound.field.path, value)
        break
      }
      const named = new Map(
        (reply.error.details ?? []).map((detail) => [detail.field.split('.').at(-1), detail]),
      )
      const refused = left.filter(({ bound }) => named.has(bound.property))
      // No field was named: each alone, to find the one.
      if (refused.length === 0 && left.length > 1) {
        for (const each of left) await send(pass, [each])
        break
      }
      for (const { bound, value } of refused.length > 0 ? refused : left) {
        const { code, message } = named.get(bound.property) ?? reply.error
        pass.refuse(bound.field.path, value, code, message)
      }
      left = refused.length > 0 ? left.filter((each) => !refused.includes(each)) : []
    }
  }
}
