import { useMemo } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useAnswersOf } from '#engine/documents/react/useAnswersOf.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { readFile } from '#engine/files/read-file.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import { logoFields } from '#model/documents/logo-fields.ts'
import type { StrategyPath } from '#model/documents/strategy-paths.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { dressOf } from '#scene/dress/dress-of.ts'
import { type PictureBytes, readDressLogos, readDressPhotos } from './dress-pictures.ts'

export interface DressOfBrand {
  readonly dress: Dress
  /** Bytes of its pictures by key. */
  readonly bytes: ReadonlyMap<string, PictureBytes>
  /** False while pictures are read: what is drawn until then has plates in their place. */
  readonly isWhole: boolean
}

const strategyAlone = ['strategy'] as const
const taglinePaths = [
  'personality.tagline1',
  'personality.tagline2',
  'personality.tagline3',
] as const satisfies readonly StrategyPath[]
const none = { pictures: [], bytes: new Map<string, PictureBytes>() } as const

/** The dress of the open brand. It follows the guide: what is typed there is in the next drawing. */
export function useDress(): DressOfBrand {
  const { document } = useDocumentView(mainDocument)
  const { account, brand } = document
  const guideAnswers = useAnswers()
  const { answers: strategyAnswers } = useAnswersOf(strategyAlone)
  const taglines = keyOf(taglinePaths.map((path) => strategyAnswers[path] ?? null))
  const read = (reference: FileReference) => readFile(account, brand, reference)

  const logos = useLoaded(
    keyOf([account, brand, ...logoFields.map(({ path }) => guideAnswers[path])]),
    () => readDressLogos(guideAnswers, read),
    'the logo cannot be read',
  )
  const photos = useLoaded(
    keyOf([account, brand, ...photosIn(guideAnswers)]),
    () => readDressPhotos(guideAnswers, read),
    'the photographs cannot be read',
  )
  return useMemo(
    () => ({
      dress: dressOf(
        { ...guideAnswers, ...taglinesIn(taglines) },
        { logos: logos?.pictures ?? [], photos: photos?.pictures ?? [] },
      ),
      bytes: new Map([...(logos ?? none).bytes, ...(photos ?? none).bytes]),
      isWhole: logos !== undefined && photos !== undefined,
    }),
    [guideAnswers, taglines, logos, photos],
  )
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
