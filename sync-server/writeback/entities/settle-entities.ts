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
  const edits: { readonly of: Bound; readonly edit: DocumentEdit }[] = []
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
    if (verdict.kind === 'agree') {
      const repair = each.repair(answerOf(each), doc)
      if (repair) edits.push({ of: each, edit: repair })
      agree(each, document)
    } else if (verdict.kind === 'toRest') {
      const isUnseen = isRestUnseen(pass, each, document) || (!isText && pass.mayBePutBack(path, rest))
      const replaced = verdict.replaced ?? (isUnseen ? rest : null)
      if (replaced !== null)
        pass.keepReplaced({
          field: path,
          kept: codec.toDocument(document),
          other: codec.toDocument(replaced),
        })
      pass.agreeRest(path, rest)
      toSend.push(each)
    } else {
      const edit = each.editOf(document, base ?? null, rest)
      if (edit === null) return
      edit.prepare?.(doc)
      for (const one of [edit, each.besides(answerOf(each))]) if (one) edits.push({ of: each, edit: one })
      applied[path] = rest
      if (verdict.kind === 'merge') toSend.push(each)
    }
    pass.noteCompared(path)
  }
  for (const each of bound) {
    await pass.attempt(() => decide(each))
    await pass.pauses.ifLong()
  }
  if (edits.length > 0) {
    const left: Bound[] = []
    await pass.apply({ values: applied }, () => {
      for (const { of, edit } of edits) if (!edit(doc)) left.push(of)
    })
    for (const { path, codec, documentOf } of left) {
      const [kept, other] = [documentOf(doc) ?? null, applied[path] ?? null]
      if (kept !== other)
        pass.keepReplaced({ field: path, kept: codec.toDocument(kept), other: codec.toDocument(other) })
    }
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

/** Whether the document's new value was chosen without seeing REST's, and this is not stored yet. */
function isRestUnseen(pass: Pass, each: Bound, document: RestValue): boolean {
  const { path } = each
  return (
    each.isOverwrittenUnseen(pass.room.doc) &&
    !pass.wasSent(path, document) &&
    !pass.isRefused(path, document)
  )
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
