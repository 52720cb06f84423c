import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import type { DriveFile } from '#device/drive/drive-file.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'

export interface Use {
  readonly id: string
  readonly name: string
  /** Step of the workbook; null: the photographs of the guide. */
  readonly step: string | null
}

const { visual } = guide
const logos = [
  visual['logoJson.primary'],
  visual['logoJson.secondary'],
  visual['logoJson.blackWhite'],
  visual['logoJson.vector'],
  visual.logoSymbol,
]

/** Where the guide uses a file; undefined while that is found out. */
export function useUses(file: DriveFile): readonly Use[] | undefined {
  const { t } = useLingui()
  const answers = useAnswers()
  const names = [t`가로 로고`, t`세로 로고`, t`흑백 로고`, t`벡터 로고`, t`심볼`]
  const places = useMemo(() => placesIn(answers), [answers])
  const id = `${file.key} ${file.idFile} ${places.map(({ reference }) => keyOf(reference)).join()}`
  const [found, setFound] = useState<{ id: string; uses: ReadonlySet<string> } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `id` is of the file and of the places
  useEffect(() => {
    let isOver = false
    const find = async () => {
      const { findUses } = await import('#device/drive/find-uses.ts')
      const uses = await findUses(
        file,
        places.map(({ reference }) => reference),
      )
      if (!isOver) setFound({ id, uses: new Set(uses.map(keyOf)) })
    }
    find().catch((cause: unknown) => console.warn('where a file is used cannot be found out', cause))
    return () => {
      isOver = true
    }
  }, [id])
  if (found?.id !== id) return undefined
  const used = places.filter(({ reference }) => found.uses.has(keyOf(reference)))
  const isPhotograph = used.some(({ logo }) => logo === null)
  return [
    ...used.flatMap(({ logo }) => {
      const field = logo === null ? undefined : logos[logo]
      if (logo === null || !field) return []
      return [{ id: field.path, name: names[logo] ?? '', step: field.step ?? null }]
    }),
    ...(isPhotograph ? [{ id: 'photography', name: t`사진`, step: null }] : []),
  ]
}

interface Place {
  readonly reference: FileReference
  /** Index of the logo; null: a photograph. */
  readonly logo: number | null
}

function placesIn(answers: Answers): readonly Place[] {
  return [
    ...logos.flatMap((field, logo) => {
      const reference = answers[field.path] as FileReference | null | undefined
      return reference ? [{ reference, logo }] : []
    }),
    ...itemsOf(answers, visual.photography.path).flatMap(({ file }) =>
      file ? [{ reference: file as FileReference, logo: null }] : [],
    ),
  ]
}

function keyOf(reference: FileReference): string {
  return 'idFile' in reference ? String(reference.idFile) : reference.idBlob
}
