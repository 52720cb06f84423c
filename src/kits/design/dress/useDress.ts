import { useMemo, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useAnswersOf } from '#engine/documents/react/useAnswersOf.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { readFile } from '#engine/files/read-file.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { draftLogoOf } from '#model/documents/draft-logo.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { logoFields } from '#model/documents/logo-fields.ts'
import type { StrategyPath } from '#model/documents/strategy-paths.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { dressOf } from '#scene/dress/dress-of.ts'
import { type PictureBytes, readDressLogos, readDressPhotos } from './dress-pictures.ts'
import { useHeldPictures } from './useHeldPictures.ts'

export interface DressOfBrand {
  readonly dress: Dress
  /** Bytes of its pictures by key. */
  readonly bytes: ReadonlyMap<string, PictureBytes>
  /** Pictures that the guide has and this device cannot show now. Read again when the network is back. */
  readonly absent: number
  /** False while pictures are read: what is drawn until then has plates in their place. */
  readonly isWhole: boolean
}

const strategyAlone = ['strategy'] as const
const taglinePaths = [
  'personality.tagline1',
  'personality.tagline2',
  'personality.tagline3',
] as const satisfies readonly StrategyPath[]
const none = { pictures: [], bytes: new Map<string, PictureBytes>(), absent: 0 } as const

/** The dress of the open brand. It follows the guide: what is typed there is in the next drawing. */
export function useDress(): DressOfBrand {
  const { document } = useDocumentView(mainDocument)
  const { account, brand } = document
  const guideAnswers = useAnswers()
  const { answers: strategyAnswers } = useAnswersOf(strategyAlone)
  const taglines = keyOf(taglinePaths.map((path) => strategyAnswers[path] ?? null))
  const read = (reference: FileReference) => readFile(account, brand, reference)

  const isOnline = useOnline()
  const [wasAbsent, setWasAbsent] = useState(false)
  // Only where something is absent does the network make a difference.
  const attempt = wasAbsent && isOnline

  const draft = draftLogoOf(guideAnswers)
  const logos = useHeldPictures(
    keyOf(['logos', attempt, account, brand, draft, ...logoFields.map(({ path }) => guideAnswers[path])]),
    (signal) => (draft ? drawDraft(draft) : readDressLogos(guideAnswers, read, signal)),
    'the logo cannot be read',
  )
  const photos = useHeldPictures(
    keyOf(['photos', attempt, account, brand, ...photosIn(guideAnswers)]),
    (signal) => readDressPhotos(guideAnswers, read, signal),
    'the photographs cannot be read',
  )
  const absent = (logos ?? none).absent + (photos ?? none).absent
  if (absent > 0 && !wasAbsent && !isOnline) setWasAbsent(true)
  const dress = useMemo(
    () =>
      dressOf(
        { ...guideAnswers, ...taglinesIn(taglines) },
        { logos: logos?.pictures ?? [], photos: photos?.pictures ?? [] },
      ),
    [guideAnswers, taglines, logos, photos],
  )
  // Of its own, so that words which change do not load the pictures again.
  const bytes = useMemo(() => new Map([...(logos ?? none).bytes, ...(photos ?? none).bytes]), [logos, photos])
  const isWhole = logos !== undefined && photos !== undefined
  return useMemo(() => ({ dress, bytes, absent, isWhole }), [dress, bytes, absent, isWhole])
}

/** By need: a brand with files of its logo draws none. */
async function drawDraft(draft: LogoEditorState) {
  const { readDraftLogos } = await import('./draft-logos.ts')
  return readDraftLogos(draft)
}

function photosIn(answers: Answers): readonly unknown[] {
  return itemsOf(answers, guide.visual.photography.path).map(({ file }) => file)
}

/** By value, because the answers of a document that is not open are new objects each time. */
function taglinesIn(key: string): Answers {
  const words = JSON.parse(key) as readonly unknown[]
  return Object.fromEntries(taglinePaths.map((path, at) => [path, words[at]]))
}

function keyOf(parts: readonly unknown[]): string {
  return JSON.stringify(parts)
}
