import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { usePageActs } from './usePageActs.ts'
import { usePageEntries } from './usePageEntries.tsx'

const RenameDialog = lazyComponent(() => import('#kits/library/dialogs/RenameDialog.tsx'))

/** UTF-16 units. */
const longestName = 80

interface Props {
  /** Where a menu is open and of which page; null: none is. */
  open: { readonly point: MenuPoint; readonly page: string } | null
  /** Key of the page whose name is asked for. */
  renaming: string | null
  onRenaming: (page: string | null) => void
  onClose: () => void
}

/** The menu of a page at the point that was pressed, and the dialog for its name. */
export function PageMenu({ open, renaming, onRenaming, onClose }: Props) {
  const { pages } = useShown().body
  const { rename } = usePageActs()
  const renamed = pages.find(({ id }) => id === renaming)
  return (
    <>
      {open && <OpenMenu {...open} onRename={onRenaming} onClose={onClose} />}
      <Suspense fallback={null}>
        {renamed && (
          <RenameDialog
            title={<Trans>쪽 이름 바꾸기</Trans>}
            label={<Trans>쪽 이름</Trans>}
            name={renamed.name ?? ''}
            maxLength={longestName}
            onRename={(name) => rename(renamed.id, name)}
            onClose={() => onRenaming(null)}
          />
        )}
      </Suspense>
    </>
  )
}

interface OpenProps {
  point: MenuPoint
  page: string
  onRename: (page: string) => void
  onClose: () => void
}

function OpenMenu({ point, page, onRename, onClose }: OpenProps) {
  const { t } = useLingui()
  const { entries, act } = usePageEntries(page, onRename)
  return <PointMenu label={t`쪽 메뉴`} point={point} entries={entries} onChoose={act} onClose={onClose} />
}

/** State of the menu of pages, for the strip and the dialog. */
export function usePageMenu() {
  const [open, setOpen] = useState<{ point: MenuPoint; page: string } | null>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  return {
    onMenu: (point: MenuPoint, page: string) => setOpen({ point, page }),
    props: { open, renaming, onRenaming: setRenaming, onClose: () => setOpen(null) },
  }
}
