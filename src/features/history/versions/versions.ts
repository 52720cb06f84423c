import type { AnswerOf } from '#contract/call.ts'
import type { listReplaced, listVersions } from '#contract/history.ts'
import { currentSession } from '#device/identity/session.ts'
import { type DocumentName, mainDocument } from '#model/documents/names.ts'

export type Version = AnswerOf<typeof listVersions>['_embedded']['versions'][number]
export type Replaced = AnswerOf<typeof listReplaced>['_embedded']['replaced'][number]

/** Without a document the page shows the main one. */
export interface HistorySearch {
  readonly document?: DocumentName
  readonly version?: number
}

export interface VersionPlace {
  readonly idBrand: number
  readonly document: DocumentName
}

/** Search parameters of the page: of a document's versions, or of one version among them. */
export function historySearch(document: DocumentName, version?: number): HistorySearch {
  return { ...(document === mainDocument ? {} : { document }), ...(version === undefined ? {} : { version }) }
}

export const atOnce = 50

export type Asked<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly isOffline: boolean; readonly message: string }

/** The newest versions, or those before one. The newest are kept for a time without a network. */
export async function askVersions(
  { idBrand, document }: VersionPlace,
  before?: number,
): Promise<Asked<readonly Version[]>> {
  const { rest, calls } = await load()
  const query = { size: atOnce, ...(before === undefined ? {} : { before }) }
  const result = await rest(calls.listVersions, { params: { document }, query }, { idBrand })
  if (!result.ok) return failed(result)
  const { versions } = result.answer._embedded
  if (before === undefined) await keepVersions({ idBrand, document }, versions)
  return { ok: true, answer: versions }
}

export async function askVersion(
  { idBrand, document }: VersionPlace,
  idVersion: number,
): Promise<Asked<string>> {
  const { rest, calls } = await load()
  const result = await rest(calls.readVersion, { params: { document, idVersion } }, { idBrand })
  return result.ok ? { ok: true, answer: result.answer.state } : failed(result)
}

/** Asks whether this person may bring a version back; the server keeps what is there before. */
export async function askRestore(
  { idBrand, document }: VersionPlace,
  idVersion: number,
): Promise<Asked<string>> {
  const { rest, calls } = await load()
  const result = await rest(calls.restoreVersion, { params: { document, idVersion } }, { idBrand })
  return result.ok ? { ok: true, answer: result.answer.state } : failed(result)
}

/** Names a version, or takes its name away; without one, keeps what is there now under the name. */
export async function giveName(
  { idBrand, document }: VersionPlace,
  idVersion: number | null,
  name: string | null,
): Promise<Asked<Version>> {
  const { rest, calls } = await load()
  const result =
    idVersion === null
      ? await rest(
          calls.createVersion,
          { params: { document }, body: { name: name ?? '' } },
          { idBrand, idempotencyKey: crypto.randomUUID() },
        )
      : await rest(calls.renameVersion, { params: { document, idVersion }, body: { name } }, { idBrand })
  return result.ok ? { ok: true, answer: result.answer } : failed(result)
}

/** Values that lost to the document's, the newest or those before one. */
export async function askReplaced(
  { idBrand, document }: VersionPlace,
  before?: number,
): Promise<Asked<readonly Replaced[]>> {
  const { rest, calls } = await load()
  const query = { document, size: atOnce, ...(before === undefined ? {} : { before }) }
  const result = await rest(calls.listReplaced, { query }, { idBrand })
  return result.ok ? { ok: true, answer: result.answer._embedded.replaced } : failed(result)
}

export interface KeptVersions {
  readonly versions: readonly Version[]
  readonly at: number
}

/** The list as it was last seen on this device; null where it never was. */
export async function readKeptVersions(place: VersionPlace): Promise<KeptVersions | null> {
  const answers = await answersTable()
  const kept = await answers?.get(keyOf(place)).catch(() => undefined)
  return kept ? { versions: kept.answer as readonly Version[], at: kept.at } : null
}

async function keepVersions(place: VersionPlace, versions: readonly Version[]): Promise<void> {
  const answers = await answersTable()
  // Where the browser refuses its storage the list is there for as long as the page.
  await answers?.put({ key: keyOf(place), answer: versions, at: Date.now() }).catch(() => undefined)
}

async function answersTable() {
  const session = currentSession()
  if (!session) return null
  const { accountStore } = await import('#device/store/account-store.ts')
  return accountStore(session.idAccount).answers
}

function keyOf({ idBrand, document }: VersionPlace): string {
  return `history.list:${idBrand}:${document}`
}

function failed({ code, message }: { code: string; message: string }) {
  return { ok: false, isOffline: code === 'OFFLINE', message } as const
}

async function load() {
  const [{ rest }, calls] = await Promise.all([
    import('#device/rest/rest.ts'),
    import('#contract/history.ts'),
  ])
  return { rest, calls }
}
