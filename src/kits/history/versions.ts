import type { AnswerOf } from '#contract/call.ts'
import { type listReplaced, listVersions } from '#contract/history.ts'
import { cachedList } from '#engine/reads/cached-read.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'

export type Version = AnswerOf<typeof listVersions>['_embedded']['versions'][number]
export type Replaced = AnswerOf<typeof listReplaced>['_embedded']['replaced'][number]

export interface VersionScope {
  readonly idBrand: number
  readonly document: DocumentName
}

/** Entries of one page. */
const atOnce = 50

export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly isOffline: boolean; readonly message: string }

/** Versions of a document, newest first. */
export const versionsRead = cachedList({
  call: listVersions,
  scope: 'brand',
  maxAge: 0,
  items: (answer) => answer._embedded.versions,
  paging: { size: atOnce, after: ({ idVersion }) => ({ before: idVersion }) },
})

/** The state of a version, as a Yjs update of format V2 in base64. */
export async function askVersion(
  { idBrand, document }: VersionScope,
  idVersion: number,
): Promise<CallResult<string>> {
  const { rest, calls } = await load()
  const result = await rest(calls.readVersion, { params: { document, idVersion } }, { idBrand })
  return result.ok ? { ok: true, answer: result.answer.state } : failed(result)
}

/**
 * Asks the server whether this person may restore a version; the server then saves the current state as a
 * version. The answer is the state to restore, as in `askVersion`.
 */
export async function askRestore(
  { idBrand, document }: VersionScope,
  idVersion: number,
): Promise<CallResult<string>> {
  const { rest, calls } = await load()
  const result = await rest(calls.restoreVersion, { params: { document, idVersion } }, { idBrand })
  return result.ok ? { ok: true, answer: result.answer.state } : failed(result)
}

/** Saves the current state as a version with this name. */
export async function keepVersion(
  { idBrand, document }: VersionScope,
  name: string,
): Promise<CallResult<Version>> {
  const { rest, calls } = await load()
  const input = { params: { document }, body: { name } }
  const result = await rest(calls.createVersion, input, { idBrand, idempotencyKey: crypto.randomUUID() })
  return result.ok ? { ok: true, answer: result.answer } : failed(result)
}

export interface ReplacedPage {
  readonly values: readonly Replaced[]
  readonly hasMore: boolean
}

/** Replaced values, newest first: the newest, or those before the id `before`. Large values make a page shorter. */
export async function askReplaced(
  { idBrand, document }: VersionScope,
  before?: number,
): Promise<CallResult<ReplacedPage>> {
  const { rest, calls } = await load()
  const query = { document, size: atOnce, ...(before === undefined ? {} : { before }) }
  const result = await rest(calls.listReplaced, { query }, { idBrand })
  if (!result.ok) return failed(result)
  const { _embedded, page } = result.answer
  const values = _embedded.replaced
  // A server of an earlier release has one page always.
  return { ok: true, answer: { values, hasMore: page.totalPages > 1 || values.length === atOnce } }
}

function failed({ code, message }: { code: string; message: string }) {
  return { ok: false, isOffline: code === 'OFFLINE', message } as const
}

async function load() {
  const [{ rest }, calls] = await Promise.all([
    import('#engine/rest/rest.ts'),
    import('#contract/history.ts'),
  ])
  return { rest, calls }
}
