import { valuesOfVersion } from '#engine/browser/values-of-version.ts'
import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import { deleteNote, type NoteScope, note, readNote, writeNote } from '#engine/store/note.ts'
import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { LogoBrief } from '#model/logo/logo-brief.ts'

/** What was answered otherwise than the documents of the brand say, and what is ordered. Kept until the order is paid. */
export interface LogoDraft extends Partial<LogoBrief> {
  readonly images: readonly LogoImage[]
  /** Options of the product, by number. */
  readonly options: readonly number[]
}

export interface LogoImage {
  readonly id: string
  readonly name: string
  readonly size: number
  /** In the drive of the brand; null: only on this device. */
  readonly idFile: number | null
  /** null: the drive has it. */
  readonly blob: Blob | null
}

export const emptyLogoDraft: LogoDraft = { images: [], options: [] }

/** Each answer with a value of its type. */
const exampleAnswers: Required<Omit<LogoDraft, 'images'>> = {
  name: '',
  tagline: '',
  industry: null,
  symbols: [],
  symbolNote: '',
  tones: [],
  form: null,
  colours: [],
  note: '',
  options: [],
}

/** The draft of a brand on this device, the same for every screen of the page. */
export interface LogoDraftStore {
  /** null until it was read. */
  readonly draft: Watchable<LogoDraft | null>
  /** Answers false where the device cannot store it; the page has it all the same. */
  change(values: Partial<LogoDraft>): Promise<boolean>
  forget(): Promise<void>
}

const drafts = new Map<string, LogoDraftStore>()
const imagesNote = note<Pick<LogoDraft, 'images'>>('logo.draft', '1')

export function logoDraftOf(idAccount: number, brand: number): LogoDraftStore {
  const key = `${idAccount} ${brand}`
  const known = drafts.get(key)
  if (known) return known
  const opened = openDraft({ idAccount, brand })
  drafts.set(key, opened)
  return opened
}

/**
 * Answers are stored at once, in localStorage: nothing of them is lost where the page is left right after the last key. Images
 * have their own note, so that no key writes them again.
 */
function openDraft(scope: NoteScope & { readonly brand: number }): LogoDraftStore {
  const draft = createWatched<LogoDraft | null>(null)
  const opened = readNote(imagesNote, scope)
    .catch(unstored)
    // The note had the answers too, before they were stored by themselves.
    .then((stored) => draft.set({ ...emptyLogoDraft, ...stored, ...readAnswers(scope.brand) }))
  // Each write ends before the next one, so that the last one stays.
  let written: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<boolean> => {
    const next = written.then(work).then(
      () => true,
      (cause: unknown) => unstored(cause) !== null,
    )
    written = next
    return next
  }
  return {
    draft,
    change(values) {
      const changed = { ...emptyLogoDraft, ...draft.get(), ...values }
      draft.set(changed)
      const { images, ...answers } = changed
      keepBrandFact(scope.brand, 'logoBrief', JSON.stringify(answers))
      return values.images === undefined
        ? Promise.resolve(true)
        : inTurn(() => writeNote(imagesNote, scope, { images }))
    },
    async forget() {
      keepBrandFact(scope.brand, 'logoBrief', null)
      // Otherwise what is being read would come back.
      await opened
      draft.set(emptyLogoDraft)
      await inTurn(() => deleteNote(imagesNote, scope))
    },
  }
}

function readAnswers(brand: number): Partial<Omit<LogoDraft, 'images'>> {
  return valuesOfVersion(readBrandFact(brand, 'logoBrief'), exampleAnswers)
}

function unstored(cause: unknown): null {
  console.warn('what a logo should be cannot be kept on this device', cause)
  return null
}
