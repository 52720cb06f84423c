import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Designs } from '#kits/design/document/useDesigns.ts'
import { trashedItself } from '#kits/library/trash.ts'
import { type DesignItem, toItems } from '../library/design-item.ts'

/** The rows of the trash: folders first, the last that was thrown away before the others. */
export function useTrashedItems({ designs, folders }: Designs): readonly DesignItem[] {
  const { t } = useLingui()
  const noTitle = t`이름 없는 디자인`
  return useMemo(() => {
    const ofTrash = {
      folders: trashedItself(folders, folders, ({ parent }) => parent),
      designs: trashedItself(designs ?? [], folders, ({ folder }) => folder),
    }
    return toItems(ofTrash, null, noTitle).toSorted(
      (a, b) => Number(b.type === 'folder') - Number(a.type === 'folder') || thrownAt(b) - thrownAt(a),
    )
  }, [designs, folders, noTitle])
}

function thrownAt(item: DesignItem): number {
  return (item.type === 'folder' ? item.folder.trashedAt : item.design.trashedAt) ?? 0
}
