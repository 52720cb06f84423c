import type { Pass } from '../pass/pass.ts'
import { offer } from '../pass/send-to-rest.ts'
import { settleValue } from '../pass/settle-value.ts'
import type { TakeOver } from '../rest/document-edits.ts'
import type { RestValue } from '../shadow/shadow.ts'
import { type Bound, boundFieldsOf } from './bound-fields.ts'

/** Settles the fields of a document with the REST entities that hold them: the last of them, or all others. */
export async function settleEntities(pass: Pass, isLast: boolean): Promise<void> {
  const { doc } = pass.lease
  const bound = boundFieldsOf(pass.lease.document).filter(
    ({ resource }) => (resource.isLast ?? false) === isLast,
  )
  const read = await readAll(pass, bound)
  const toOffer: Bound[] = []
  const taken: Record<string, RestValue> = {}
  const edits: TakeOver[] = []
  // What is told of a list is its length, and that may stand beside an agreement.
  const agree = ({ path, list }: Bound, value: RestValue) =>
    list ? pass.know(path, value) : pass.agree(path, value)
  const answerOf = (each: Bound) => read.get(each.resource.read.name)
  const restOf = (each: Bound) => pass.asSent(each.path, each.restOf(answerOf(each)))

  for (const each of bound) {
    const { path, codec, isText, list } = each
    if (list) pass.limit(path, list.keys(doc).length > list.atMost ? list.atMost : null)
    const [document, rest] = [each.documentOf(doc), restOf(each)]
    if (document === undefined) continue
    const base = pass.baseOf(path, pass.shadow.values[path], rest, isText)
    const verdict = each.isRuled ? ruledBy(document, rest) : settleValue(isText, base, document, rest)
    if (verdict.kind === 'agree') agree(each, document)
    else if (verdict.kind === 'toRest') {
      if (verdict.lost !== null)
        pass.keep({ field: path, kept: codec.toDocument(document), other: codec.toDocument(verdict.lost) })
      pass.know(path, rest)
      toOffer.push(each)
    } else {
      const edit = each.takeOver(document, base ?? null, rest)
      if (edit === null) continue
      edits.push(edit, ...[each.besides(answerOf(each)) ?? []].flat())
      taken[path] = rest
      if (verdict.kind === 'merge') toOffer.push(each)
    }
  }
  if (edits.length > 0) {
    await pass.takeOver({ values: taken }, () => {
      for (const edit of edits) edit(doc)
    })
  }
  // Read again: merged texts and what was typed meanwhile go along.
  for (const change of new Set(toOffer.map(({ resource }) => resource.change))) {
    const offers = toOffer
      .filter(({ resource }) => resource.change === change)
      .flatMap((each) => {
        const { path, place, codec } = each
        const value = each.documentOf(doc)
        if (value === undefined) return []
        if (value !== restOf(each)) return [{ path, place, codec, value }]
        agree(each, value)
        return []
      })
    const agreed = await offer(pass, (body) => pass.rest(change, { body }), offers)
    for (const each of toOffer) {
      const taken = agreed.find(({ path }) => path === each.path)
      if (taken) agree(each, taken.value)
    }
  }
}

function ruledBy(document: RestValue, rest: RestValue) {
  return { kind: document === rest ? 'agree' : 'toDocument' } as const
}

/** Every entity once, by the name of the call that reads it. */
async function readAll(pass: Pass, bound: readonly Bound[]): Promise<Map<string, Record<string, unknown>>> {
  const read = new Map<string, Record<string, unknown>>()
  for (const { resource } of bound) {
    if (!read.has(resource.read.name)) read.set(resource.read.name, await pass.ask(resource.read))
  }
  return read
}
