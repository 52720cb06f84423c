import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
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
  const find = async () => {
    const { findUses } = await import('#kits/drive/bytes/find-uses.ts')
    const uses = await findUses(
      file,
      places.map(({ reference }) => reference),
    )
    return new Set(uses.map(keyOf))
  }
  const uses = useLoaded(id, find, 'where a file is used cannot be found out')
  if (!uses) return undefined
  const used = places.filter(({ reference }) => uses.has(keyOf(reference)))
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
