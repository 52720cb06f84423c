import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { I18nProvider } from 'react-aria-components'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Drive, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import { pathTo } from '#kits/library/folders.ts'
import { ItemList } from '#kits/library/list/ItemList.tsx'
import type { itemKeyHandlers } from '#kits/library/list/item-keys.ts'
import styles from './Drive.module.css'
import { ItemFace } from './list/ItemFace.tsx'
import type { DriveItem } from './view/drive-item.ts'
import { useViewSettings } from './view/view-settings.ts'

interface Props
  extends Omit<ComponentProps<typeof ItemList<DriveItem>>, 'Face' | 'label' | 'look' | 'wayTo'> {
  drive: Drive
  /** The open one; null: the top. */
  folder: DriveFolder | null
  folders: readonly DriveFolder[]
  /** The items are of many folders: each says of which. */
  isSearching: boolean
  keys: ReturnType<typeof itemKeyHandlers>
}

/** The items of the open folder, or what was found. */
export function FolderItems({ drive, folder, folders, isSearching, keys, ...list }: Props) {
  const { t } = useLingui()
  const [{ look }] = useViewSettings()
  const top = t`맨 위`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are interactive
    <div className={styles.content} onKeyDown={keys.onKeyDown} onKeyDownCapture={keys.onKeyDownCapture}>
      <I18nProvider locale={pageLanguage()}>
        <ItemList
          Face={ItemFace}
          key={look}
          label={folder?.name ?? (drive === 'BRAND' ? t`브랜드 드라이브` : t`내 드라이브`)}
          look={look}
          wayTo={isSearching ? (item) => wayOf(item, folders, top) : undefined}
          {...list}
        />
      </I18nProvider>
    </div>
  )
}

function wayOf(item: DriveItem, folders: readonly DriveFolder[], top: string): string {
  const path = pathTo(folders, item.type === 'file' ? item.file.folder : item.folder.parent)
  return path.length === 0 ? top : path.map(({ name }) => name).join(' › ')
}
