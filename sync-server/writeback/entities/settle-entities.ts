import type { Pass } from '../pass/pass.ts'
import { sendToRest } from '../pass/send-to-rest.ts'
import { settleValue } from '../pass/settle-value.ts'
import { isTooLong } from '../pass/too-long.ts'
import type { DocumentEdit } from '../rest/document-edits.ts'
import type { RestValue } from '../shadow/shadow.ts'
import { type Bound, boundFieldsOf } from './bound-fields.ts'

/**
 * Settles the fields of a document that are properties of a REST entity. `isLast`: those that are settled after everything
 * else, or all others.
 */
export async function settleEntities(pass: Pass, isLast: boolean): Promise<void> {
  const { doc } = pass.room
  const bound = boundFieldsOf(pass.room.document).filter(
    ({ resource }) => (resource.isLast ?? false) === isLast,
  )
  const read = await readAll(pass, bound)
  const toSend: Bound[] = []
  const applied: Record<string, RestValue> = {}
  const edits: DocumentEdit[] = []
  // The problem of such a list is its length, which remains although both sides agree.
  const agree = ({ path, list }: Bound, value: RestValue) =>
    list ? pass.agreeRest(path, value) : pass.agree(path, value)
  const answerOf = (each: Bound) => read.get(each.resource.read.name)
  const restOf = (each: Bound) => pass.asSent(each.path, each.restOf(answerOf(each)))

  const decide = (each: Bound) => {
    const { path, codec, isText, list } = each
    if (list && isTooLong(pass, list)) return
    if (list) pass.reportLimit(path, list.keys(doc).length > list.atMost ? list.atMost : null)
    if (each.isUnreadable(doc)) {
      pass.leaveUnreadable(path)
      return
    }
    const [document, rest] = [each.documentOf(doc), restOf(each)]
    if (document === undefined) return
    const base = pass.baseOf(path, pass.shadow.values[path], rest, isText)
    const verdict = each.isRuled ? ruledBy(document, rest) : settleValue(isText, base, document, rest)
    if (verdict.kind === 'agree') agree(each, document)
    else if (verdict.kind === 'toRest') {
      if (verdict.replaced !== null)
        pass.keepReplaced({
          field: path,
          kept: codec.toDocument(document),
          other: codec.toDocument(verdict.replaced),
        })
      pass.agreeRest(path, rest)
      toSend.push(each)
    } else {
      const edit = each.editOf(document, base ?? null, rest)
      if (edit === null) return
      edit.prepare?.(doc)
      edits.push(edit, ...[each.besides(answerOf(each)) ?? []].flat())
      applied[path] = rest
      if (verdict.kind === 'merge') toSend.push(each)
    }
  }
  for (const each of bound) {
    await pass.attempt(() => decide(each))
    await pass.pauses.ifLong()
  }
  if (edits.length > 0) {
    await pass.apply({ values: applied }, () => {
      for (const edit of edits) edit(doc)
    })
  }
  // Read again, so that merged texts and what people typed in the meantime are sent too.
  for (const change of new Set(toSend.map(({ resource }) => resource.change))) {
    const changes = toSend
      .filter(({ resource }) => resource.change === change)
      .flatMap((each) => {
        const { path, restPath, codec } = each
        const value = each.isUnreadable(doc) ? undefined : each.documentOf(doc)
        if (value === undefined) return []
        if (value !== restOf(each)) return [{ path, restPath, codec, value }]
        agree(each, value)
        return []
      })
    const accepted = await sendToRest(pass, (body) => pass.rest(change, { body }), changes)
    for (const each of toSend) {
      const sent = accepted.find(({ path }) => path === each.path)
      if (sent) agree(each, sent.value)
    }
  }
}

function ruledBy(document: RestValue, rest: RestValue) {
  return { kind: document === rest ? 'agree' : 'toDocument' } as const
}

/** Reads every entity once; by the name of the call. */
async function readAll(pass: Pass, bound: readonly Bound[]): Promise<Map<string, Record<string, unknown>>> {
  const read = new Map<string, Record<string, unknown>>()
  for (const { resource } of bound) {
    if (!read.has(resource.read.name)) read.set(resource.read.name, await pass.read(resource.read))
  }
  return read
}
