import { SelectionBar } from '#kits/library/list/SelectionBar.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import type { DesignAsk, DesignOrder } from './find-designs.ts'
import styles from './Library.module.css'
import { LibraryTools } from './LibraryTools.tsx'
import type { DesignAction } from './useDesignEntries.tsx'

const shown = ['open', 'download', 'move', 'copy', 'trash'] as const

interface Props {
  ask: DesignAsk
  onAsk: (next: Partial<DesignAsk>) => void
  order: DesignOrder
  onOrder: (next: DesignOrder) => void
  /** How many items are chosen. */
  count: number
  /** What can be done with them. */
  entries: readonly (MenuEntry & { id: DesignAction })[]
  onAct: (action: DesignAction) => void
  onClear: () => void
}

/** The tools of a library, or in their place what can be done with what is chosen. */
export function LibraryBar({ count, entries, onAct, onClear, ...tools }: Props) {
  return (
    <div className={styles.bar}>
      {count > 0 ? (
        <SelectionBar<DesignAction>
          count={count}
          entries={entries}
          shown={shown}
          onAct={onAct}
          onClear={onClear}
        />
      ) : (
        <LibraryTools {...tools} />
      )}
    </div>
  )
}
