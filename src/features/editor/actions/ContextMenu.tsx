import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { MenuGroup } from '#ui/overlays/Menu.tsx'
import { type ActionGroup, type EditorAction, useActs, useEditorActions } from '../scope/ActionsContext.tsx'
import styles from './Actions.module.css'
import { entryOf } from './menu-entry.tsx'

const Menu = lazyComponent(() => import('#ui/overlays/Menu.tsx'))

const groups: readonly ActionGroup[] = ['clipboard', 'edit', 'order', 'align', 'hold']

/** The menu of what is selected, at the point that was pressed. What cannot be done now says why. */
export default function ContextMenu() {
  const { t, i18n } = useLingui()
  const { menu } = useActs()
  const point = useWatched(menu)
  const actions = useEditorActions()
  const anchor = useRef<HTMLSpanElement>(null)
  if (!point) return null
  const shown = groups.flatMap((group): MenuGroup[] => {
    const entries = actions
      .filter((action) => action.group === group && isWorthIt(action))
      .map((action) => entryOf(action, i18n))
    return entries.length > 0 ? [{ id: group, entries }] : []
  })
  return (
    <>
      <span ref={anchor} className={styles.point} style={{ left: point.x, top: point.y }} />
      <Suspense fallback={null}>
        <Menu
          label={t`레이어 메뉴`}
          anchor={anchor}
          placement="bottom start"
          groups={shown}
          onClose={() => menu.set(null)}
          onChoose={(id) => {
            menu.set(null)
            actions.find((action) => action.id === id)?.run()
          }}
        />
      </Suspense>
    </>
  )
}

/** Those to align are there only where they can be done: they would fill the menu. */
function isWorthIt({ group, disabledReason }: EditorAction): boolean {
  return group !== 'align' || disabledReason === undefined
}
