import 'fake-indexeddb/auto'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { inStores, openDatabase } from '#engine/documents/storage/document-database.ts'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { origin } from '#model/documents/origin.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { fillEverything } from '../../support/fill-everything.ts'
import { below, createRandom } from '../../support/random.ts'

/** What a device holds of a document, to be put into a browser. */
export interface StoredDocument {
  readonly name: DocumentName
  /** Rows of the store of updates. */
  readonly rows: readonly Uint8Array[]
  readonly custom: readonly (readonly [string, unknown])[]
}

export interface History {
  readonly edits: number
  readonly guide: StoredDocument
  /** Words of an answer that the guide page shows. */
  readonly shown: string
}

const ref = { account: null, brand: 'local-bench', name: 'guide' } as const
const syllables = [...'온기그릇빚어매일쓰는공방할머니사발손에편안한한끼따뜻하게차려먹는일상브랜드이야기시작']
/** Edits between opening and closing the brand. */
const sitting = 1_000
/** Letters that reach the storage as one row. */
const breath = 20
/** Of the last sitting, each letter a row. */
const unmerged = 200
/** Letters of an answer before it is written anew, so that what grows is the history and not the page. */
const enough = 300
const random = createRandom(3)

/**
 * The same brand after so many edits, each a continuation of the one before: typed, deleted and chosen in one sitting
 * after the other, through the very storage that runs in a browser. The last sitting's rows are not merged yet.
 */
export async function liveThrough(counts: readonly number[]): Promise<History[]> {
  const found: History[] = []
  let edits = 0
  let document = await open()
  fillEverything('guide', document.doc)
  for (const count of counts) {
    for (; edits < count; edits++) {
      if (edits > 0 && edits % sitting === 0) {
        await document.close()
        document = await open()
      }
      editSomething(document)
      const isLast = count - edits < unmerged
      if (isLast || edits % breath === 0) await document.flush()
    }
    await document.flush()
    const shown = document.doc.getText('core.purposeManifesto').toString()
    found.push({ edits, guide: await readStored(), shown })
  }
  await document.close()
  return found
}

function editSomething(document: OpenDocument): void {
  const fields = fieldsOf('guide').filter(({ ruledBy }) => ruledBy !== 'rest')
  if (random() < 0.97) {
    const texts = fields.filter((field) => field.kind === 'text')
    const field = texts[below(random, texts.length)]
    if (field) type(document, field)
    return
  }
  const values = fields.filter((field) => field.kind === 'value' && !/logo|photo|Main|Sub/.test(field.name))
  const field = values[below(random, values.length)]
  if (field?.kind === 'value') document.choose(field, field.arbitrary(random))
}

/** A letter where a caret may be, or one taken back; a full field is written anew. */
function type({ doc }: OpenDocument, field: TextHandle): void {
  const text = field.shared(doc)
  if (!text) return
  doc.transact(() => {
    const at = random() < 0.7 ? text.length : below(random, text.length + 1)
    if (text.length >= Math.min(field.max, enough)) text.delete(0, Math.floor((text.length * 2) / 3))
    else if (random() < 0.25 && at > 0) text.delete(at - 1, 1)
    else text.insert(at, syllables[below(random, syllables.length)] ?? '온')
  }, origin.field)
}

async function open(): Promise<OpenDocument> {
  const document = openDocument({ ...ref, address: null, answersMs: 3_600_000 })
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.phase.get() === 'ready') resolve()
    }
    document.phase.subscribe(look)
    look()
  })
  return document
}

async function readStored(): Promise<StoredDocument> {
  const db = await openDatabase(databaseNameOf(ref))
  const { rows, keys, values } = await inStores(db, 'readonly', ({ updates, custom }) => ({
    rows: updates.getAll(),
    keys: custom.getAllKeys(),
    values: custom.getAll(),
  }))
  db.close()
  return {
    name: ref.name,
    rows: rows.result as Uint8Array[],
    custom: keys.result.map((key, i) => [String(key), values.result[i]] as const),
  }
}
