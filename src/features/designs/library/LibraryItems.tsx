import { useLingui } from '@lingui/react/macro'
import { I18nProvider } from 'react-aria-components'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { DesignFolder } from '#kits/design/library/design-folder.ts'
import { canMoveInto, pathTo } from '#kits/library/folders.ts'
import { ItemList } from '#kits/library/list/ItemList.tsx'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { DesignFace } from './DesignFace.tsx'
import { type DesignItem, placeOf } from './design-item.ts'
import { designTile } from './design-tile.ts'
import type { MayDesign } from './useMayDesign.ts'
import { useViewSettings } from './view-settings.ts'

interface Props {
  label: string
  /** Key of the open folder; null: the top. */
  here: string | null
  items: readonly DesignItem[]
  folders: readonly DesignFolder[]
  /** Items of any folder are shown, each with its way. */
  isSearching: boolean
  may: MayDesign
  chosen: ReadonlySet<string>
  onChoose: (keys: ReadonlySet<string>) => void
  onOpen: (item: DesignItem) => void
  /** Key of the item whose name is a field. */
  renaming: string | null
  onRename: (key: string, name: string | null) => void
  onMove: (keys: readonly string[], target: string | null) => void
  /** Of what is chosen. */
  onMenu: (point: MenuPoint) => void
}

const noKeys: ReadonlySet<string> = new Set()

/** The items of a library, as this device shows them. */
export function LibraryItems(props: Props) {
  const { label, here, items, folders, isSearching, may, chosen, onChoose, onOpen } = props
  const { renaming, onRename, onMove, onMenu } = props
  const { t } = useLingui()
  const [{ look }] = useViewSettings()
  const wayTo = (item: DesignItem) =>
    [t`맨 위`, ...pathTo(folders, placeOf(item)).map(({ name }) => name)].join(' / ')
  const change = {
    renaming,
    onRename,
    canDrop: (keys: Iterable<string>, target: string | null) =>
      !may.isLocalBrand && canMoveInto(folders, keys, target),
    onDrop: onMove,
    cut: noKeys,
  }
  return (
    <I18nProvider locale={pageLanguage()}>
      <ItemList
        key={`${look} ${here}`}
        label={label}
        items={items}
        Face={DesignFace}
        tile={designTile}
        look={look}
        wayTo={isSearching ? wayTo : undefined}
        chosen={chosen}
        onChoose={onChoose}
        onOpen={(key) => {
          const item = items.find(({ id }) => id === key)
          if (item) onOpen(item)
        }}
        change={may.canWrite ? change : undefined}
        onMenu={(point, key) => {
          if (key === null) return
          if (!chosen.has(key)) onChoose(new Set([key]))
          onMenu(point)
        }}
      />
    </I18nProvider>
  )
}
