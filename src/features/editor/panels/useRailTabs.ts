import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ComponentType } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { breakpoints, wide } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useEditorState } from '../state/EditorProvider.tsx'
import { togglePanel, toggleProperties } from '../state/open-side.ts'
import type { PanelEntry } from './panels.ts'

export interface RailTab {
  readonly name: PanelEntry['name'] | 'properties'
  readonly label: string
  readonly icon: LucideIcon
  /** It is what is shown. */
  readonly isOn: boolean
  /** Apart from those before it. */
  readonly isApart: boolean
  /** What is said on it, such as a number. */
  readonly Mark: ComponentType | null
  press(): void
  /** Loads it in advance. */
  preload(): void
}

const foot = `(max-width: ${breakpoints.sidebar - 1}px)`

/** The tabs of the rail: panels, and below 1280 px, where there is room for one of both, the properties. */
export function useRailTabs(entries: readonly PanelEntry[]): {
  readonly tabs: readonly RailTab[]
  /** It lies at the foot of the window. */
  readonly isFoot: boolean
} {
  const { i18n, t } = useLingui()
  const state = useEditorState()
  const opened = useWatched(state.panel)
  const side = useWatched(state.side)
  const sheet = useWatched(state.sheet)
  const isWide = useMedia(wide)
  const isFoot = useMedia(foot)
  const isSheetOpen = !isFoot || sheet !== 'closed'
  const isPanelShown = isWide || (side === 'panel' && isSheetOpen)
  const tabs = entries.map(({ name, label, icon, isLast = false, Panel, Mark = null }, at): RailTab => {
    const isOn = isPanelShown && name === opened
    return {
      name,
      label: i18n._(label),
      icon,
      isOn,
      isApart: isLast && !entries[at - 1]?.isLast,
      Mark,
      press: () => {
        if (!isWide) togglePanel(state, name)
        else state.panel.set(isOn ? null : name)
      },
      preload: () => void Panel.preload().catch(() => undefined),
    }
  })
  if (isWide) return { tabs, isFoot }
  const properties: RailTab = {
    name: 'properties',
    label: t`속성`,
    icon: SlidersHorizontal,
    isOn: side === 'properties' && isSheetOpen,
    isApart: false,
    Mark: null,
    press: () => toggleProperties(state),
    preload: () => undefined,
  }
  const last = entries.findIndex(({ isLast }) => isLast)
  return { tabs: tabs.toSpliced(last < 0 ? tabs.length : last, 0, properties), isFoot }
}
