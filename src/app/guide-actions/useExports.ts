import { useLingui } from '@lingui/react'
import { menuEntries } from '#kits/actions/menu-entries.tsx'
import type { MenuGroup } from '#ui/overlays/Menu.tsx'
import { doneHere, exportsOfParts, exportsOfWhole } from './guide-actions.ts'

const [parts, whole] = [exportsOfParts.map(doneHere), exportsOfWhole.map(doneHere)]

/** The exports of a brand as groups of a menu, and what opens one by the id of its entry. */
export function useExports(): { groups: MenuGroup[]; open: (id: string) => void } {
  const { i18n } = useLingui()
  return {
    groups: [
      { id: 'forms', entries: menuEntries(parts, i18n) },
      { id: 'whole', entries: menuEntries(whole, i18n) },
    ],
    open: (id) => [...parts, ...whole].find((action) => action.id === id)?.run(),
  }
}
