import { Trans, useLingui } from '@lingui/react/macro'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import type { DesignFolder } from '#kits/design/library/design-folder.ts'
import { PurgeDialog } from '#kits/library/dialogs/PurgeDialog.tsx'
import { ItemList } from '#kits/library/list/ItemList.tsx'
import { itemKeyHandlers, itemKeys } from '#kits/library/list/item-keys.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { SelectionBar } from '#kits/library/list/SelectionBar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { DesignFace } from '../library/DesignFace.tsx'
import type { DesignItem } from '../library/design-item.ts'
import { designTile } from '../library/design-tile.ts'
import styles from '../library/Library.module.css'
import { useLibraryActions } from '../library/useLibraryActions.ts'
import { usePurge } from './usePurge.ts'
import { useTrashEntries } from './useTrashEntries.tsx'

const noKeys: ReadonlySet<string> = new Set()
const shown = ['restore', 'delete'] as const

interface Props {
  brand: BrandRef
  items: readonly DesignItem[]
  folders: readonly DesignFolder[]
  /** Changes templates of the brand. */
  canTemplate: boolean
  /** Changes nothing at all. */
  isReader: boolean
}

/** The items of the trash, which come back or are deleted for good. */
export function TrashItems({ brand, items, folders, canTemplate, isReader }: Props) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const [marked, setMarked] = useState(noKeys)
  const [asked, setAsked] = useState<'chosen' | 'all' | null>(null)
  const [menu, setMenu] = useState<MenuPoint | null>(null)
  const { restore } = useLibraryActions(brand, folders)
  const purge = usePurge(brand)
  const all = useTrashEntries()
  const mayChange = (item: DesignItem) =>
    item.type === 'design'
      ? item.design.mayManage
      : !isReader && (item.folder.createdType === 'USER' || canTemplate)
  const changeable = items.filter(mayChange)
  const chosen = items.filter(({ id }) => marked.has(id))
  const entries = chosen.every(mayChange) ? all : []
  const act = (work: (what: readonly DesignItem[]) => Promise<void>, what: readonly DesignItem[]) => {
    setAsked(null)
    setMarked(noKeys)
    void work(what)
  }
  const choose = (id: string) => (id === 'restore' ? act(restore, chosen) : setAsked('chosen'))
  const { onKeyDown } = itemKeyHandlers({
    items,
    chosen,
    actions: [{ id: 'delete', keys: itemKeys.delete }],
    canAct: (_, what) => what.every(mayChange) && offline === undefined,
    onChoose: (key) => setMarked(new Set([key])),
    onAct: () => setAsked('chosen'),
  })
  return (
    <>
      <div className={styles.bar}>
        {chosen.length > 0 ? (
          <SelectionBar
            count={chosen.length}
            entries={entries}
            shown={shown}
            onAct={choose}
            onClear={() => setMarked(noKeys)}
          />
        ) : (
          changeable.length > 0 && (
            <Button
              look="danger"
              icon={<Icon of={Trash2} />}
              disabledReason={offline}
              onClick={() => setAsked('all')}
            >
              <Trans>휴지통 비우기</Trans>
            </Button>
          )
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are interactive */}
      <div className={styles.content} onKeyDown={onKeyDown}>
        <I18nProvider locale={pageLanguage()}>
          <ItemList
            label={t`휴지통`}
            items={items}
            Face={DesignFace}
            tile={designTile}
            look="grid"
            chosen={marked}
            onChoose={setMarked}
            onMenu={(point, key) => {
              if (key === null) return
              if (!marked.has(key) || entries.length === 0) setMarked(new Set([key]))
              setMenu(point)
            }}
            hasMenu={mayChange}
          />
        </I18nProvider>
      </div>
      {menu && entries.length > 0 && (
        <PointMenu
          label={t`고른 것`}
          point={menu}
          entries={entries}
          onClose={() => setMenu(null)}
          onChoose={choose}
        />
      )}
      <PurgeDialog
        asked={asked}
        count={chosen.length}
        onCancel={() => setAsked(null)}
        onPurge={() => act(purge, asked === 'all' ? changeable : chosen)}
      >
        <Trans>폴더 안에 있는 것까지 모두에게서 없어지고, 되돌릴 수 없어요.</Trans>
      </PurgeDialog>
    </>
  )
}
