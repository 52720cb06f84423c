import { useMemo } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import type { DesignFolder, DesignType } from '#kits/design/library/design-folder.ts'
import { findFolder } from '#kits/design/library/folder-at.ts'
import { thrownFolders, withoutThrown } from '../cards/without-thrown.ts'

/** Designs of one type and their folders, without what is in the trash. */
export interface Library {
  readonly designs: readonly ListedDesign[]
  /** False while only the begin of a long list is here: what is counted and searched then is not all. */
  readonly isWhole: boolean
  /** Whether the others are being asked for. */
  readonly isComing: boolean
  readonly folders: readonly DesignFolder[]
  /** The open one; absent: the top. */
  readonly folder: DesignFolder | undefined
  /** `loading`: the device is read; `unread`: it never had the list and cannot ask; `gone`: there is no such folder. */
  readonly state: 'loading' | 'unread' | 'gone' | 'ready'
}

/** `address`: what the address says of the open folder. */
export function useLibrary(brand: BrandRef, createdType: DesignType, address: string | undefined): Library {
  const { designs: all, isWhole, folders: allFolders, state } = useDesigns(brand)
  const folders = useMemo(() => {
    const thrown = thrownFolders(allFolders)
    return allFolders.filter((folder) => folder.createdType === createdType && !thrown.has(folder.key))
  }, [allFolders, createdType])
  const designs = useMemo(
    () => withoutThrown(all ?? [], allFolders).filter((design) => design.createdType === createdType),
    [all, allFolders, createdType],
  )
  const folder = findFolder(folders, address)
  const isGone = address !== undefined && !folder && allFolders.length > 0
  return {
    designs,
    isWhole,
    isComing: !isWhole && state.kind !== 'failed',
    folders,
    folder,
    state: all === null ? (state.kind === 'failed' ? 'unread' : 'loading') : isGone ? 'gone' : 'ready',
  }
}
