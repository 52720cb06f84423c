import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import type { DriveFile } from '#device/drive/drive-file.ts'
import { keyOf, logos, placesIn } from '../view/guide-places.ts'
import { useLogoNames } from '../view/useLogoNames.ts'

export interface Use {
  readonly id: string
  readonly name: string
  /** Step of the workbook; null: the photographs of the guide. */
  readonly step: string | null
}

/** Where the guide uses a file; undefined while that is found out. */
export function useUses(file: DriveFile): readonly Use[] | undefined {
  const { t } = useLingui()
  const answers = useAnswers()
  const names = useLogoNames()
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
